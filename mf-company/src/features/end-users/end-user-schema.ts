import * as z from 'zod/mini';
import { emailAddress, required } from '../../forms/checks';

const END_USER_TYPES = ['TENANT', 'OWNER'] as const;

/** Words for what is missing or wrong. */
export interface EndUserTexts {
  firstName: string;
  lastName: string;
  email: string;
  emailInvalid: string;
  phone: string;
  address: string;
  apartmentNumber: string;
  authNumber: string;
  authNumberInvalid: string;
}

/** Everything about a tenant or owner that is asked for in a form. */
export const endUserSchema = (texts: EndUserTexts) =>
  z.object({
    type: z.enum(END_USER_TYPES),
    firstName: required(texts.firstName),
    lastName: required(texts.lastName),
    email: emailAddress({ required: texts.email, invalid: texts.emailInvalid }),
    phone: required(texts.phone),
    address: required(texts.address),
    apartmentNumber: required(texts.apartmentNumber),
    roomIndication: z.string().check(z.trim()),
    authNumber: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, texts.authNumber),
        z.regex(/^[1-9]\d{5}$/, texts.authNumberInvalid),
      ),
    sendInvitation: z.boolean(),
  });

export type EndUserValues = z.infer<ReturnType<typeof endUserSchema>>;
