import * as z from 'zod/mini';
import { emailAddress, required } from '../../forms/checks';

/** Words for what is missing or wrong. */
export interface CompanyTexts {
  name: string;
  address: string;
  email: string;
  emailInvalid: string;
  phone: string;
}

/** What a company says about itself. */
export const companySchema = (texts: CompanyTexts) =>
  z.object({
    name: required(texts.name),
    email: emailAddress({ required: texts.email, invalid: texts.emailInvalid }),
    phone: required(texts.phone),
    whatsapp: z.string().check(z.trim()),
    address: required(texts.address),
  });
