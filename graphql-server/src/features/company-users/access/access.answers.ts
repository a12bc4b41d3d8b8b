import { COMPANY_ROLES } from '@hausgeist/schema';
import { z } from 'zod';
import { answerTime } from '../../../platform/http/index.js';
import { companyNameAnswer } from '../../companies/index.js';

const role = z.enum(COMPANY_ROLES);

/** A company user as REST shows them to themselves. */
export const ownUserAnswer = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  fullName: z.string(),
  email: z.string(),
  role,
  status: z.string(),
  passwordIsTemporary: z.boolean(),
  passwordChangeIsDue: z
    .boolean()
    .describe('Whether everything but the change of the password is refused.'),
  managingCompanyId: z.uuid(),
  managingCompany: companyNameAnswer,
});

/** A company user who has just signed in. */
export const signedInAnswer = z.object({
  message: z.string(),
  token: z.string().describe('For the `Authorization: Bearer` header.'),
  expiresAt: answerTime,
  user: ownUserAnswer.extend({ permissions: z.array(z.string()) }),
});

/** An invitation that still holds. */
export const invitationCheckAnswer = z.object({
  valid: z.literal(true),
  invitation: z.object({
    companyName: z.string(),
    email: z.string(),
    role,
    firstName: z.string(),
    lastName: z.string(),
    expiresAt: answerTime,
  }),
});
