import { describe, expect, it } from 'vitest';
import {
  checkPassword,
  INVITATION_SPECIALS,
  labelOf,
  RESET_SPECIALS,
  strengthOf,
} from './password-rules';

const sorted = (characters: string) => Array.from(characters).toSorted();
/** Every printable sign that is taken for a special character. */
const counting = (specials: string) =>
  Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index))
    .filter((character) => !/[A-Za-z0-9]/.test(character))
    .filter((character) => checkPassword(character, specials).special)
    .toSorted();

describe('the strength of a password', () => {
  it.each([
    ['', 0, 'weak'],
    ['abc', 1, 'weak'],
    ['abcdefgh', 2, 'weak'],
    ['Abcdefgh', 3, 'fair'],
    ['Abcdefg1', 4, 'good'],
    ['Abcdef1!', 5, 'strong'],
  ])('of %j is %i, in words %s', (password, score, label) => {
    expect(strengthOf(password, RESET_SPECIALS)).toBe(score);
    expect(labelOf(score)).toBe(label);
  });

  it('counts exactly the specified special characters', () => {
    expect(counting(RESET_SPECIALS)).toEqual(sorted('@$!%*?&'));
    expect(counting(INVITATION_SPECIALS)).toEqual(sorted('@$!%*?&#+-_='));
  });
});
