import { COMPANY_ROLES } from '@hausgeist/schema';
import * as z from 'zod/mini';
import { emailAddress, required } from '../../forms/checks';

const STATUSES = ['ACTIVE', 'INACTIVE', 'SUSPENDED', 'PENDING'] as const;

/** Words for what is missing or wrong. */
export interface MemberTexts {
  firstNameRequired: string;
  lastNameRequired: string;
  emailRequired: string;
  emailInvalid: string;
}

/** Somebody new. */
export const inviteSchema = (texts: MemberTexts) =>
  z.object({
    firstName: required(texts.firstNameRequired),
    lastName: required(texts.lastNameRequired),
    email: emailAddress({ required: texts.emailRequired, invalid: texts.emailInvalid }),
    role: z.enum(COMPANY_ROLES),
  });

/** Somebody known, whose address stays. */
export const editSchema = (texts: Pick<MemberTexts, 'firstNameRequired' | 'lastNameRequired'>) =>
  z.object({
    firstName: required(texts.firstNameRequired),
    lastName: required(texts.lastNameRequired),
    role: z.enum(COMPANY_ROLES),
    status: z.enum(STATUSES),
  });
