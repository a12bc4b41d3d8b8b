import { z } from 'zod';
import { takenField } from '../../../platform/errors/index.js';
import { parseInput, requiredEmail, requiredLine } from '../../../platform/input/index.js';
import { adminReasons } from '../admin.reasons.js';
import { foldEmail } from '../admin.repository.js';

const updateSchema = z.object({
  firstName: requiredLine('firstName'),
  lastName: requiredLine('lastName'),
  email: requiredEmail.transform(foldEmail),
  password: z
    .string()
    .nullish()
    .transform((value) => value ?? ''),
});

/** What may be changed about an administrator; anything else in the input does not exist. */
export type AdminChanges = z.output<typeof updateSchema>;

export const readChanges = (input: unknown): AdminChanges => parseInput(updateSchema, input);

/** The address that is invited. */
export const readInvitation = (input: unknown): string =>
  foldEmail(parseInput(z.object({ email: requiredEmail }), input).email);

/** Two administrators cannot share an address. */
export const emailTaken = () => takenField('email', adminReasons.ADMIN_EMAIL_TAKEN);
