import { emailAddress, required } from '@hausgeist/staff-kit';
import * as z from 'zod/mini';

const END_USER_TYPES = ['TENANT', 'OWNER'] as const;

/** What a form asks about a tenant or owner; messages are keys of `endUsers.form`. */
export const endUserSchema = z.object({
  type: z.enum(END_USER_TYPES),
  firstName: required('required.firstName'),
  lastName: required('required.lastName'),
  email: emailAddress('required.email', 'emailInvalid'),
  phone: required('required.phone'),
  address: required('required.address'),
  apartmentNumber: required('required.apartmentNumber'),
  roomIndication: z.string().check(z.trim()),
  authNumber: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'required.authNumber'),
      z.regex(/^[1-9]\d{5}$/, 'authNumberInvalid'),
    ),
  sendInvitation: z.boolean(),
});

export type EndUserValues = z.infer<typeof endUserSchema>;
