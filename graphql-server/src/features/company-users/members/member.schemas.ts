import type { CompanyMemberField } from '@hausgeist/schema';
import { z } from 'zod';
import { authReasons } from '../../auth/index.js';
import { companyUserReasons } from '../company-user.reasons.js';
import { shapeOfMemberDetails } from '../member-details.js';
import { PASSWORD_MIN_LENGTH, passwordText, roleField, statusField } from '../member-fields.js';

const details = shapeOfMemberDetails('schema');

const yesOrNo = z.boolean();

/** A refinement that is made even while other fields are wrong, so that all are named at once. */
const always = { when: () => true };

/** Statuses that contradict an invitation, which lets the person in. */
const KEPT_OUT: ReadonlySet<string> = new Set(['INACTIVE', 'SUSPENDED']);

/** The password that the actor chooses; none where an invitation lets the person choose. */
const chosen = (input: {
  sendInvitation: boolean;
  temporaryPassword: string;
}): string | undefined => (input.sendInvitation ? undefined : input.temporaryPassword);

export const createUserSchema = z
  .object({
    companyId: z.string().nullish(),
    ...details,
    role: roleField.nullish().transform((role) => role ?? 'COMPANY_STAFF'),
    sendInvitation: yesOrNo.nullish().transform((send) => send ?? true),
    status: statusField.nullish(),
    temporaryPassword: passwordText,
    confirmPassword: passwordText,
  })
  .refine((input) => chosen(input) !== '', {
    ...always,
    path: ['temporaryPassword'],
    error: companyUserReasons.TEMPORARY_PASSWORD_REQUIRED.issue,
  })
  .refine((input) => !chosen(input) || (chosen(input)?.length ?? 0) >= PASSWORD_MIN_LENGTH, {
    ...always,
    path: ['temporaryPassword'],
    error: authReasons.PASSWORD_BELOW_MINIMUM({ min: PASSWORD_MIN_LENGTH }).issue,
  })
  .refine((input) => !chosen(input) || chosen(input) === input.confirmPassword, {
    ...always,
    path: ['confirmPassword'],
    error: authReasons.PASSWORDS_DIFFER.issue,
  })
  .refine(({ sendInvitation, status }) => !sendInvitation || !status || !KEPT_OUT.has(status), {
    ...always,
    path: ['status'],
    error: companyUserReasons.INVITED_STATUS_PENDING.issue,
  });

type DetailsInput = { [Name in CompanyMemberField]?: string | null | undefined };

/** A person to be added to a company, as a client sends it. */
export interface CreateUserInput extends DetailsInput {
  companyId?: string | null | undefined;
  role?: string | null | undefined;
  sendInvitation?: boolean | null | undefined;
  status?: string | null | undefined;
  temporaryPassword?: string | null | undefined;
  confirmPassword?: string | null | undefined;
}

/** A person to be added to a company, checked. */
export type NewMember = z.output<typeof createUserSchema>;

export const updateUserSchema = z.object({
  ...details,
  role: roleField.nullish(),
  status: statusField.nullish(),
  companyId: z.string().nullish(),
  email: details.email.nullish(),
});

/** What a client changes of a user; a role, status, company or address that is missing stays. */
export interface UpdateUserInput extends DetailsInput {
  role?: string | null | undefined;
  status?: string | null | undefined;
  companyId?: string | null | undefined;
}
