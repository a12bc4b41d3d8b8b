import { COMPANY_ROLES } from '@hausgeist/schema';
import { emailAddress, required } from '@hausgeist/staff-kit';
import * as z from 'zod/mini';

const STATUSES = ['ACTIVE', 'INACTIVE', 'SUSPENDED', 'PENDING'] as const;

const name = {
  firstName: required('firstNameRequired'),
  lastName: required('lastNameRequired'),
  role: z.enum(COMPANY_ROLES),
};

/** A new member; messages are keys of `members.form`. */
export const inviteSchema = z.object({
  ...name,
  email: emailAddress('emailRequired', 'emailInvalid'),
});

/** A known member, whose address stays; messages are keys of `members.form`. */
export const editSchema = z.object({ ...name, status: z.enum(STATUSES) });

export type InviteValues = z.infer<typeof inviteSchema>;
export type EditValues = z.infer<typeof editSchema>;
