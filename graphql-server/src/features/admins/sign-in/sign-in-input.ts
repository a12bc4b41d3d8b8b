import { z } from 'zod';
import { badInput, fieldError, type Refusal } from '../../../platform/errors/index.js';
import { toHeaderText, toMailAddress } from '../../../platform/mail/index.js';
import { authReasons } from '../../auth/index.js';
import { adminReasons } from '../admin.reasons.js';
import { foldEmail } from '../admin.repository.js';

const MAX_EMAIL = 254;
const MAX_NAME = 200;
const MIN_PASSWORD = 6;

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

/** Refuses with one message for the fields that it is about. */
export function refuse(refusal: Refusal, ...fields: string[]): never {
  throw badInput(
    refusal,
    fields.map((field) => fieldError(field, refusal)),
  );
}

/** A folded address that a mail can be sent to. */
export function readEmail(value: string): string {
  const email = foldEmail(value);
  if (email.length > MAX_EMAIL || toMailAddress(email) === undefined) {
    refuse(authReasons.EMAIL_MALFORMED, 'email');
  }
  return email;
}

const signInSchema = z.object({ email: text, password: text, code: text });

/** What an administrator signs in with, checked in the order of the form. */
export function readSignIn(input: unknown): { email: string; password: string; code: string } {
  const { email, password, code } = signInSchema.parse(input);
  if (!email.trim() || !password) {
    const missing = email.trim() ? 'password' : 'email';
    refuse(adminReasons.CREDENTIALS_REQUIRED, missing);
  }
  if (!/^\S+@\S+\.\S+$/.test(email.trim()) || email.length > MAX_EMAIL + 64) {
    refuse(authReasons.EMAIL_MALFORMED, 'email');
  }
  if (password.length < MIN_PASSWORD) {
    refuse(authReasons.PASSWORD_BELOW_MINIMUM({ min: MIN_PASSWORD }), 'password');
  }
  // A longer one cannot be right; what is cut off only costs time.
  return { email: foldEmail(email), password: password.slice(0, 1000), code: code.slice(0, 64) };
}

const registrationSchema = z.object({
  name: text,
  email: text,
  password: text,
  confirmPassword: text,
});

/** What a person registers with; the caller checks whether the password is good enough. */
export function readRegistration(input: unknown): {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
} {
  const { name, email, password, confirmPassword } = registrationSchema.parse(input);
  const given = {
    name: toHeaderText(name, MAX_NAME),
    email: email.trim(),
    password,
    confirmPassword,
  };
  const missing = Object.entries(given).filter(([, value]) => value === '');
  if (missing.length > 0)
    refuse(adminReasons.ALL_FIELDS_REQUIRED, ...missing.map(([field]) => field));
  const folded = readEmail(email);
  if (password.length < MIN_PASSWORD) {
    refuse(authReasons.PASSWORD_TOO_SHORT({ min: MIN_PASSWORD }), 'password');
  }
  if (password !== confirmPassword) refuse(authReasons.PASSWORDS_DIFFER, 'confirmPassword');
  return { ...splitName(given.name), email: folded, password };
}

/** The last word is the last name; a single word is the first name. */
function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.split(' ');
  if (words.length === 1) return { firstName: name, lastName: '' };
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' };
}

const resetSchema = z.object({ token: text, password: text });

/** A mailed token with the new password. */
export function readReset(input: unknown): { token: string; password: string } {
  const { token, password } = resetSchema.parse(input);
  if (!token) refuse(adminReasons.RESET_TOKEN_MISSING, 'token');
  if (!password) refuse(adminReasons.ALL_FIELDS_REQUIRED, 'password');
  return { token, password };
}

/** The address that a reset link is asked for. */
export function readResetRequest(input: unknown): string {
  const { email } = z.object({ email: text }).parse(input);
  if (!email.trim()) refuse(authReasons.EMAIL_MISSING, 'email');
  return readEmail(email);
}
