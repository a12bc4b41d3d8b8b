import { emailAddress, required } from '@hausgeist/staff-kit';
import * as z from 'zod/mini';

/** What is known about a tenant or an owner. */
export const endUserSchema = z.object({
  type: z.enum(['TENANT', 'OWNER']),
  companyId: required('companyMissing'),
  firstName: required('firstNameMissing'),
  lastName: required('lastNameMissing'),
  email: emailAddress('emailMissing', 'invalidEmail'),
  phone: required('phoneMissing'),
  address: required('addressMissing'),
  apartmentNumber: required('apartmentMissing'),
  roomIndication: z.string(),
  authNumber: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'authNumberMissing', abort: true }),
      z.regex(/^\d{6}$/, 'authNumberInvalid'),
    ),
});
export type EndUserValues = z.infer<typeof endUserSchema>;
