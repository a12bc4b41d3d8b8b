import type { passwords as germanPasswords } from './de';

/** Texts about how good a password is, in English. */
export const passwords: typeof germanPasswords = {
  label: 'Password strength',
  weak: 'Weak',
  fair: 'Fair',
  good: 'Good',
  strong: 'Strong',
  levels: {
    REFUSED: 'Not accepted',
    WEAK: 'Weak',
    FAIR: 'Fair',
    GOOD: 'Good',
    STRONG: 'Strong',
  },
  longEnough: 'At least {count} characters, a whole sentence if you like',
  length: 'At least 8 characters',
  lowercase: 'A lowercase letter',
  uppercase: 'An uppercase letter',
  number: 'A number',
  special: 'A special character ({characters})',
  met: 'fulfilled',
  unmet: 'still missing',
  match: 'Passwords match',
  noMatch: 'Passwords do not match',
};
