import * as z from 'zod/mini';
import { emailAddress, required } from '../../forms/rules';
import type { EndUserRow } from './end-user-lists';
import { randomAuthNumber } from './random-auth-number';

/** What a form asks about a tenant or owner; messages are keys of `endUsers.form`. */
const schema = z.object({
  type: z.enum(['TENANT', 'OWNER']),
  companyId: z.string(),
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
      z.minLength(1, { error: 'required.authNumber', abort: true }),
      z.regex(/^\d{6}$/, 'authNumberInvalid'),
    ),
  sendInvitation: z.boolean(),
});

/** The rules for a form that asks for the company too, or does not. */
export const endUserSchema = (asksCompany: boolean) =>
  asksCompany ? z.extend(schema, { companyId: required('required.companyId') }) : schema;

export type EndUserValues = z.infer<typeof schema>;

/** What the form starts with: a tenant with a fresh number, or who is changed. */
export const startValues = (endUser: EndUserRow | undefined, companyId = ''): EndUserValues => ({
  type: endUser?.type ?? 'TENANT',
  companyId: endUser?.managingCompany?.id ?? companyId,
  firstName: endUser?.firstName ?? '',
  lastName: endUser?.lastName ?? '',
  email: endUser?.email ?? '',
  phone: endUser?.phone ?? '',
  address: endUser?.address ?? '',
  apartmentNumber: endUser?.apartmentNumber ?? '',
  roomIndication: endUser?.roomIndication ?? '',
  authNumber: endUser?.authNumber ?? randomAuthNumber(),
  sendInvitation: true,
});
