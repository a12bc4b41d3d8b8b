import { emailAddress, required } from '@hausgeist/staff-kit';
import * as z from 'zod/mini';

/** What a company says about itself; messages are keys of `settings.company`. */
export const companySchema = z.object({
  name: required('required.name'),
  email: emailAddress('required.email', 'emailInvalid'),
  phone: required('required.phone'),
  whatsapp: z.string().check(z.trim()),
  address: required('required.address'),
});

export type CompanyValues = z.infer<typeof companySchema>;
