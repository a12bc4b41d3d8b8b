import { COMPANY_ROLES } from '@hausgeist/schema';
import { z } from 'zod';
import { badInput } from '../../platform/errors/index.js';
import { requiredEmail, requiredLine } from '../../platform/input/index.js';

export const PASSWORD_MIN_LENGTH = 8;

const MAX_NAME = 100;
const MAX_PASSWORD = 200;

export const firstNameField = requiredLine('First name', MAX_NAME);
export const lastNameField = requiredLine('Last name', MAX_NAME);

/** Folds an e-mail address to the form it is stored and compared in. */
export const foldEmail = (email: string) => email.trim().toLowerCase();

/** One plain address in the form it is stored and compared in. */
export const emailField = requiredEmail.transform(foldEmail);

/** One of a few words, in whichever case: screens write a status in lower case and in upper case. */
const oneOf = <Word extends string>(words: readonly Word[], message: string) =>
  z
    .string(message)
    .transform((word) => word.trim().toUpperCase())
    .pipe(z.enum(words, message));

export const roleField = oneOf(COMPANY_ROLES, 'Invalid role');

export const statusField = oneOf(['ACTIVE', 'INACTIVE', 'SUSPENDED', 'PENDING'], 'Invalid status');

/** A password as it was typed: nothing is trimmed or folded. */
export const passwordText = z
  .string()
  .nullish()
  .transform((value) => value ?? '')
  .pipe(z.string().max(MAX_PASSWORD, `Password must be at most ${MAX_PASSWORD} characters long`));

/** Refuses an input because of one field. */
export const wrongField = (field: string, message: string) =>
  badInput(message, [{ field, message }]);
