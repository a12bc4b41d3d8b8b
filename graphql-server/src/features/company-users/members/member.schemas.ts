import { z } from 'zod';
import {
  emailField,
  firstNameField,
  lastNameField,
  PASSWORD_MIN_LENGTH,
  passwordText,
  roleField,
  statusField,
} from '../member-fields.js';

const yesOrNo = z.boolean('Must be true or false');

/** A refinement that is made even while other fields are wrong, so that all are named at once. */
const always = { when: () => true };

interface FirstPassword {
  sendInvitation?: unknown;
  temporaryPassword?: unknown;
  confirmPassword?: unknown;
}

/** The password that somebody else chooses; none where an invitation lets the person choose. */
const chosen = ({ sendInvitation, temporaryPassword }: FirstPassword): string | undefined =>
  sendInvitation === false ? String(temporaryPassword ?? '') : undefined;

export const createUserSchema = z
  .object({
    companyId: z.string().nullish(),
    firstName: firstNameField,
    lastName: lastNameField,
    email: emailField,
    role: roleField.nullish().transform((role) => role ?? 'COMPANY_STAFF'),
    sendInvitation: yesOrNo.nullish().transform((send) => send ?? true),
    temporaryPassword: passwordText,
    confirmPassword: passwordText,
  })
  .refine((input) => chosen(input) !== '', {
    ...always,
    path: ['temporaryPassword'],
    error: 'Temporary password is required',
  })
  .refine((input) => !chosen(input) || (chosen(input)?.length ?? 0) >= PASSWORD_MIN_LENGTH, {
    ...always,
    path: ['temporaryPassword'],
    error: 'Password must be at least 8 characters',
  })
  .refine((input) => !chosen(input) || chosen(input) === String(input.confirmPassword ?? ''), {
    ...always,
    path: ['confirmPassword'],
    error: 'Passwords do not match',
  });

/** Somebody to be added to a company, as a client says it. */
export type CreateUserInput = z.input<typeof createUserSchema>;

/** Somebody to be added to a company, checked. */
export type NewMember = z.output<typeof createUserSchema>;

export const updateUserSchema = z.object({
  firstName: firstNameField,
  lastName: lastNameField,
  role: roleField.nullish(),
  status: statusField.nullish(),
  companyId: z.string().nullish(),
  email: emailField.nullish(),
});

/** What a client changes of a user; what is missing stays. */
export type UpdateUserInput = z.input<typeof updateUserSchema>;
