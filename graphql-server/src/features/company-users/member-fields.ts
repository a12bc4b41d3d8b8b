import { COMPANY_ROLES } from '@hausgeist/schema';
import { z } from 'zod';
import { badInput } from '../../platform/errors/index.js';
import { toMailAddress } from '../../platform/mail/index.js';

export const PASSWORD_MIN_LENGTH = 8;

/** Enough for any name and any passphrase; what is longer is no name. */
const MAX_NAME = 100;
const MAX_PASSWORD = 256;

/** One line of readable text: names end up in subjects of mails and in the database. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

const NO_TEXT = 'Must be a text';

const name = (required: string, tooLong: string) =>
  z.preprocess(
    (value) => value ?? '',
    z.string(NO_TEXT).transform(oneLine).pipe(z.string().min(1, required).max(MAX_NAME, tooLong)),
  );

export const firstNameField = name('First name is required', 'First name is too long');
export const lastNameField = name('Last name is required', 'Last name is too long');

/** Folds an e-mail address to the form it is stored and compared in. */
export const foldEmail = (email: string) => email.trim().toLowerCase();

/** One plain address, as it is stored; undefined for anything else. */
const toStoredEmail = (text: string) => toMailAddress(foldEmail(text))?.toLowerCase();

export const emailField = z.preprocess(
  (value) => value ?? '',
  z
    .string(NO_TEXT)
    .max(1000, 'Invalid email format')
    .refine((value) => value.trim() !== '', { error: 'Email is required', abort: true })
    .refine((value) => toStoredEmail(value) !== undefined, 'Invalid email format')
    .transform((value) => toStoredEmail(value) ?? ''),
);

export const roleField = z.enum(COMPANY_ROLES, 'Invalid role');

export const statusField = z.enum(['ACTIVE', 'INACTIVE', 'SUSPENDED', 'PENDING'], 'Invalid status');

export const idField = z.uuid('Invalid id');

/** Text as typed, for passwords: nothing is trimmed or folded. */
export const passwordText = z.preprocess(
  (value) => value ?? '',
  z.string(NO_TEXT).max(MAX_PASSWORD, 'Password is too long'),
);

/** Checks an input; the message is that of the first wrong field, each once. */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path, message }) => ({
    field: path.join('.'),
    message,
  }));
  throw badInput(fields[0]?.message ?? 'The input is not valid.', fields);
}

/** Refuses an input because of one field. */
export const wrongField = (field: string, message: string) =>
  badInput(message, [{ field, message }]);
