import { randomBytes } from 'node:crypto';

/** Without vowels, so that no word comes about, and without digits. */
const LETTERS = 'bcdfghjklmnpqrst';

/**
 * Eight letters that tell the rows of one test from those of others. They hold no digits, as a
 * number in a name would now and then be one that a test looks for.
 */
export const uniqueKey = (): string =>
  Array.from(randomBytes(8), (byte) => LETTERS[byte % LETTERS.length]).join('');
