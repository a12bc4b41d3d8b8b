import type { Refusal } from '../../../platform/errors/index.js';
import { authReasons } from '../../auth/index.js';
import { PASSWORD_MIN_LENGTH } from '../member-fields.js';

/** One thing a password must have. */
interface PasswordRule {
  refusal: Refusal;
  holds: (password: string) => boolean;
}

const CLASSES: readonly PasswordRule[] = [
  {
    refusal: authReasons.PASSWORD_NEEDS_LOWERCASE,
    holds: (password) => /[a-z]/.test(password),
  },
  {
    refusal: authReasons.PASSWORD_NEEDS_UPPERCASE,
    holds: (password) => /[A-Z]/.test(password),
  },
  {
    refusal: authReasons.PASSWORD_NEEDS_NUMBER,
    holds: (password) => /\d/.test(password),
  },
];

const longEnough: PasswordRule = {
  refusal: authReasons.PASSWORD_TOO_SHORT({ min: PASSWORD_MIN_LENGTH }),
  holds: (password) => password.length >= PASSWORD_MIN_LENGTH,
};

/** For a new account; the special characters are more than those of a reset. */
const INVITATION_RULES: readonly PasswordRule[] = [
  longEnough,
  ...CLASSES,
  {
    refusal: authReasons.PASSWORD_NEEDS_SPECIAL({ characters: '@$!%*?&#+-_=' }),
    holds: (password) => /[@$!%*?&#+\-_=]/.test(password),
  },
];

/** For a reset: each rule is one point of the strength meter. */
const RESET_RULES: readonly PasswordRule[] = [
  longEnough,
  ...CLASSES,
  {
    refusal: authReasons.PASSWORD_NEEDS_SPECIAL({ characters: '@$!%*?&' }),
    holds: (password) => /[@$!%*?&]/.test(password),
  },
];

/** What is said of the rules that a password for a new account breaks. */
export const brokenInvitationRules = (password: string): Refusal[] =>
  INVITATION_RULES.filter(({ holds }) => !holds(password)).map(({ refusal }) => refusal);

/** Points of five that a password gets on a reset; it needs all of them. */
export const resetScore = (password: string): number =>
  RESET_RULES.filter(({ holds }) => holds(password)).length;

export const FULL_RESET_SCORE = RESET_RULES.length;
