import * as z from 'zod/mini';
import { emailAddress, isBlank, required } from '../../forms/rules';
import { CHOOSABLE_STATUSES, ROLES, STATUSES } from './options';

/** Shortest password that an administrator gives to a company user. */
const MIN_TEMPORARY_PASSWORD = 8;

/** What every form asks; messages are keys of `members.form`. */
const person = {
  companyId: z.string(),
  firstName: required('firstNameRequired'),
  lastName: required('lastNameRequired'),
  email: emailAddress('emailRequired', 'emailInvalid'),
  role: z.enum(ROLES),
};
const companyId = required('companyRequired');

/** A known person; in the forms that ask for it, the company must be there. */
export const editSchema = (asksCompany: boolean) =>
  z.object({ ...person, ...(asksCompany ? { companyId } : {}), status: z.enum(STATUSES) });

/** A new person: invited, or given a password that is meant to be changed. */
export const addSchema = (asksCompany: boolean) =>
  z
    .object({
      ...person,
      ...(asksCompany ? { companyId } : {}),
      sendInvitation: z.boolean(),
      status: z.enum(CHOOSABLE_STATUSES),
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
        } else if (temporaryPassword !== confirmPassword) {
          blame('confirmPassword', 'passwordsDiffer');
        }
      }),
    );

export type AddValues = z.infer<ReturnType<typeof addSchema>>;
export type EditValues = z.infer<ReturnType<typeof editSchema>>;
