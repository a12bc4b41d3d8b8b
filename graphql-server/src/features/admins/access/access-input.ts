import { z } from 'zod';
import { badInput } from '../../../platform/errors/index.js';
import { toHeaderText, toMailAddress } from '../../../platform/mail/index.js';
import { foldEmail } from '../admin.repository.js';

const MAX_EMAIL = 254;
const MAX_NAME = 200;
const MIN_PASSWORD = 6;

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

/** Refuses with one message for the fields that it is about. */
export function refuse(message: string, ...fields: string[]): never {
  throw badInput(
    message,
    fields.map((field) => ({ field, message })),
  );
}

/** A folded address that a mail can be sent to. */
export function readEmail(value: string): string {
  const email = foldEmail(value);
  if (email.length > MAX_EMAIL || toMailAddress(email) === undefined) {
    refuse('Please enter a valid email address', 'email');
  }
  return email;
}

const signInSchema = z.object({ email: text, password: text, code: text });

/** What somebody signs in with, checked in the order of the form. */
export function readSignIn(input: unknown): { email: string; password: string; code: string } {
  const { email, password, code } = signInSchema.parse(input);
  if (!email.trim() || !password) {
    const missing = email.trim() ? 'password' : 'email';
    refuse('Please enter both email and password', missing);
  }
  if (!/^\S+@\S+\.\S+$/.test(email.trim()) || email.length > MAX_EMAIL + 64) {
    refuse('Please enter a valid email address', 'email');
  }
  if (password.length < MIN_PASSWORD) {
    refuse('Password must be at least 6 characters', 'password');
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

/** What somebody registers with; whether the password is good enough is for the caller to say. */
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
  if (missing.length > 0) refuse('All fields are required', ...missing.map(([field]) => field));
  const folded = readEmail(email);
  if (password.length < MIN_PASSWORD) {
    refuse('Password must be at least 6 characters long', 'password');
  }
  if (password !== confirmPassword) refuse('Passwords do not match', 'confirmPassword');
  return { ...splitName(given.name), email: folded, password };
}

/** The last word is the last name; whoever gives one word only has just a first name. */
function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.split(' ');
  if (words.length === 1) return { firstName: name, lastName: '' };
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' };
}

const resetSchema = z.object({ token: text, password: text });

/** A mailed token with the new password. */
export function readReset(input: unknown): { token: string; password: string } {
  const { token, password } = resetSchema.parse(input);
  if (!token) refuse('Invalid or missing reset token', 'token');
  if (!password) refuse('All fields are required', 'password');
  return { token, password };
}

/** The address that a reset link is asked for. */
export function readResetRequest(input: unknown): string {
  const { email } = z.object({ email: text }).parse(input);
  if (!email.trim()) refuse('Please enter your email address', 'email');
  return readEmail(email);
}
