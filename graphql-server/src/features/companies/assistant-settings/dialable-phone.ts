/** What people write between digits. */
const WRITTEN = /^\+?[\d\s()/.–-]+$/;

/** 112 is the shortest, and no number in the world is longer than 15 digits. */
const DIGITS = { fewest: 3, most: 15 };

/** Whether a telephone can dial what was written: "040 66969 900", "+49 (0)40 66969-900", "112". */
export function isDialable(phone: string): boolean {
  const { length } = phone.replaceAll(/\D/g, '');
  return WRITTEN.test(phone) && length >= DIGITS.fewest && length <= DIGITS.most;
}
