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
): Refusal | undefined {
  const broken = RULES[audience].find(([pattern]) => !pattern.test(password));
  if (broken) return broken[1];
  if (password.length > MAX_LENGTH) return authReasons.PASSWORD_TOO_LONG({ max: MAX_LENGTH });
  return isEasyToGuess(password, email) ? authReasons.PASSWORD_TOO_EASY : undefined;
}

/** Whether a password is among the first that an attacker would try for this address. */
export function isEasyToGuess(password: string, email = ''): boolean {
  const folded = password.toLowerCase();
  const isAddress = email !== '' && [email, email.split('@')[0]].includes(folded);
  return isAddress || isCommonPassword(password);
}

/** Refuses a new password that breaks a rule or that everybody would try first. */
export function assertAcceptablePassword(
  audience: StaffAudience,
  password: string,
  options: { field?: string; email?: string } = {},
): void {
  const { field = 'password', email } = options;
  const refusal = passwordProblem(audience, password, email);
  if (refusal) throw wrongField(field, refusal);
}
