import { emailAddress, isBlank, required } from '@hausgeist/staff-kit';
import * as z from 'zod/mini';
import { ROLES } from './members';

/** Shortest password that an administrator gives to a company user. */
const MIN_TEMPORARY_PASSWORD = 8;

/** A new company user: invited, or given a password that is meant to be changed. */
export const addUserSchema = z
  .object({
    companyId: required('companyMissing'),
    firstName: required('firstNameMissing'),
    lastName: required('lastNameMissing'),
    email: emailAddress('emailMissing', 'invalidEmail'),
    role: z.enum(ROLES),
    sendInvitation: z.boolean(),
    status: z.enum(['ACTIVE', 'SUSPENDED', 'PENDING']),
    temporaryPassword: z.string(),
    confirmPassword: z.string(),
  })
  .check(
    z.check(({ value, issues }) => {
      if (value.sendInvitation) return;
      const { temporaryPassword, confirmPassword } = value;
      const blame = (field: string, message: string) =>
        issues.push({ code: 'custom', path: [field], message, input: value });
      if (isBlank(temporaryPassword)) blame('temporaryPassword', 'passwordMissing');
      else if (temporaryPassword.length < MIN_TEMPORARY_PASSWORD) {
        blame('temporaryPassword', 'passwordTooShort');
      } else if (temporaryPassword !== confirmPassword) blame('confirmPassword', 'passwordsDiffer');
    }),
  );
export type AddUserValues = z.infer<typeof addUserSchema>;
