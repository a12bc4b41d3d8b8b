import { type Refusal, wrongField } from '../../../platform/errors/index.js';
import type { StaffAudience } from '../../../platform/http/index.js';
import { authReasons } from '../auth.reasons.js';
import { isCommonPassword } from './common-passwords.js';

/** Longer ones are refused before they cost anything. */
const MAX_LENGTH = 200;

/** The rules for passwords of each audience, with the message for each broken rule. */
const RULES: Record<StaffAudience, readonly (readonly [RegExp, Refusal])[]> = {
  admin: [[/^.{6,}$/su, authReasons.PASSWORD_TOO_SHORT({ min: 6 })]],
  'company-user': [
    [/^.{8,}$/su, authReasons.PASSWORD_TOO_SHORT({ min: 8 })],
    [/[a-z]/, authReasons.PASSWORD_NEEDS_LOWERCASE],
    [/[A-Z]/, authReasons.PASSWORD_NEEDS_UPPERCASE],
    [/\d/, authReasons.PASSWORD_NEEDS_NUMBER],
    [/[@$!%*?&#+\-_=]/, authReasons.PASSWORD_NEEDS_SPECIAL({ characters: '@$!%*?&#+-_=' })],
  ],
};

/** What is wrong with a new password, or undefined. */
export function passwordProblem(
  audience: StaffAudience,
  password: string,
  email = '',
  names: readonly string[] = [],
): Refusal | undefined {
  const broken = RULES[audience].find(([pattern]) => !pattern.test(password));
  if (broken) return broken[1];
  if (password.length > MAX_LENGTH) return authReasons.PASSWORD_TOO_LONG({ max: MAX_LENGTH });
  return isEasyToGuess(password, email, names) ? authReasons.PASSWORD_TOO_EASY : undefined;
}

/**
 * Whether a password is among the first that an attacker would try for this person: a leaked one or
 * their own names, whatever digits and symbols are put around it.
 */
export function isEasyToGuess(
  password: string,
  email = '',
  names: readonly string[] = [],
): boolean {
  const own = [
    email,
    email.split('@')[0] ?? '',
    email.split('@')[1]?.split('.')[0] ?? '',
    ...names,
  ];
  return isCommonPassword(password, own);
}

/** Refuses a new password that breaks a rule or that everybody would try first. */
export function assertAcceptablePassword(
  audience: StaffAudience,
  password: string,
  options: { field?: string; email?: string; names?: readonly string[] } = {},
): void {
  const { field = 'password', email, names } = options;
  const refusal = passwordProblem(audience, password, email, names);
  if (refusal) throw wrongField(field, refusal);
}
