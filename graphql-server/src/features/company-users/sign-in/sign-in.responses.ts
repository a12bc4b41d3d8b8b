import { COMPANY_ROLES } from '@hausgeist/schema';
import { z } from 'zod';
import { timestampResponse } from '../../../platform/http/index.js';
import { companyNameResponse } from '../../companies/index.js';
import { shapeOfMemberDetails } from '../member-details.js';

const role = z.enum(COMPANY_ROLES);

/** A company user as REST shows them to themselves. */
export const ownUserResponse = z
  .object({
    id: z.uuid(),
    ...shapeOfMemberDetails('answer'),
    fullName: z.string(),
    role,
    status: z.string(),
    passwordIsTemporary: z.boolean(),
    passwordChangeIsDue: z
      .boolean()
      .describe('Whether everything but the change of the password is refused.'),
    managingCompanyId: z.uuid(),
    managingCompany: companyNameResponse,
  })
  .meta({ id: 'SignedInCompanyUser' });

/** A company user who has just signed in. */
export const signedInResponse = z.object({
  message: z.string(),
  token: z.string().describe('For the `Authorization: Bearer` header.'),
  expiresAt: timestampResponse,
  user: ownUserResponse.extend({ permissions: z.array(z.string()) }),
});

/** A valid invitation. */
export const invitationCheckResponse = z.object({
  valid: z.literal(true),
  invitation: z.object({
    companyName: z.string(),
    email: z.string(),
    role,
    firstName: z.string(),
    lastName: z.string(),
    expiresAt: timestampResponse,
  }),
});
