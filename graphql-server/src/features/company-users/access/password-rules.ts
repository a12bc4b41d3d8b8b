import { PASSWORD_MIN_LENGTH } from '../member-fields.js';

/** One thing a password must have. */
interface PasswordRule {
  message: string;
  holds: (password: string) => boolean;
}

const TOO_SHORT = 'Password must be at least 8 characters long';

const CLASSES: readonly PasswordRule[] = [
  {
    message: 'Password must contain at least one lowercase letter',
    holds: (password) => /[a-z]/.test(password),
  },
  {
    message: 'Password must contain at least one uppercase letter',
    holds: (password) => /[A-Z]/.test(password),
  },
  {
    message: 'Password must contain at least one number',
    holds: (password) => /\d/.test(password),
  },
];

const longEnough: PasswordRule = {
  message: TOO_SHORT,
  holds: (password) => password.length >= PASSWORD_MIN_LENGTH,
};

/** For a new account; the special characters are more than those of a reset. */
const INVITATION_RULES: readonly PasswordRule[] = [
  longEnough,
  ...CLASSES,
  {
    message: 'Password must contain at least one special character (@$!%*?&#+-_=)',
    holds: (password) => /[@$!%*?&#+\-_=]/.test(password),
  },
];

/** For a reset: each rule is one point of the strength meter. */
const RESET_RULES: readonly PasswordRule[] = [
  longEnough,
  ...CLASSES,
  {
    message: 'Password must contain at least one special character (@$!%*?&)',
    holds: (password) => /[@$!%*?&]/.test(password),
  },
];

/** Messages of the rules that a password for a new account breaks. */
export const brokenInvitationRules = (password: string): string[] =>
  INVITATION_RULES.filter(({ holds }) => !holds(password)).map(({ message }) => message);

/** Points of five that a password gets on a reset; it needs all of them. */
export const resetScore = (password: string): number =>
  RESET_RULES.filter(({ holds }) => holds(password)).length;

export const FULL_RESET_SCORE = RESET_RULES.length;
