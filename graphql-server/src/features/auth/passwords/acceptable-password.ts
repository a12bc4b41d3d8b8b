import { badInput } from '../../../platform/errors/index.js';
import type { StaffAudience } from '../../../platform/http/index.js';
import { isCommonPassword } from './common-passwords.js';

/** Longer ones are refused before they cost anything. */
const MAX_LENGTH = 200;

/** What a password of each audience must have, with what is said when it has not. */
const RULES: Record<StaffAudience, readonly (readonly [RegExp, string])[]> = {
  admin: [[/^.{6,}$/su, 'Password must be at least 6 characters long']],
  'company-user': [
    [/^.{8,}$/su, 'Password must be at least 8 characters long'],
    [/[a-z]/, 'Password must contain at least one lowercase letter'],
    [/[A-Z]/, 'Password must contain at least one uppercase letter'],
    [/\d/, 'Password must contain at least one number'],
    [/[@$!%*?&#+\-_=]/, 'Password must contain at least one special character (@$!%*?&#+-_=)'],
  ],
};

export const EASY_TO_GUESS = 'This password is too easy to guess. Please choose another one.';

/** What is wrong with a new password, or undefined. */
export function passwordProblem(
  audience: StaffAudience,
  password: string,
  email = '',
): string | undefined {
  const broken = RULES[audience].find(([pattern]) => !pattern.test(password));
  if (broken) return broken[1];
  if (password.length > MAX_LENGTH) return `Password must be at most ${MAX_LENGTH} characters long`;
  return isEasyToGuess(password, email) ? EASY_TO_GUESS : undefined;
}

/** Whether a password is among the first that anybody would try for this address. */
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
  const message = passwordProblem(audience, password, email);
  if (message) throw badInput(message, [{ field, message }]);
}
