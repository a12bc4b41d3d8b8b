import { COMPANY_ROLES } from '@hausgeist/schema';
import { z } from 'zod';
import { messageResponse, timestampResponse } from '../../../platform/http/index.js';
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
    status: z.string().describe('`active`, in upper case after a sign-in: others cannot sign in.'),
    passwordIsTemporary: z.boolean(),
    passwordChangeIsDue: z
      .boolean()
      .describe(
        'Whether nothing but a change of the password is allowed, as a temporary one has run out.',
      ),
    managingCompanyId: z.uuid().describe('Id of the company they work at.'),
    managingCompany: companyNameResponse,
  })
  .meta({ id: 'SignedInCompanyUser', fieldsOf: 'CompanyUserProfile' });

/** A company user who has just signed in. */
export const signedInResponse = messageResponse
  .extend({
    token: z.string(),
    expiresAt: timestampResponse,
    user: ownUserResponse
      .extend({ permissions: z.array(z.string()).describe('What they may do now.') })
      .meta({ fieldsOf: 'CompanyUserProfile' })
      .describe('Who is signed in now.'),
  })
  .meta({ fieldsOf: 'SignInPayload' });

/** A valid invitation. */
export const invitationCheckResponse = z.object({
  valid: z.literal(true).describe('That it can be accepted.'),
  invitation: z
    .object({
      companyName: z.string(),
      email: z.string(),
      role,
      firstName: z.string(),
      lastName: z.string(),
      expiresAt: timestampResponse,
    })
    .meta({ fieldsOf: 'CompanyInvitationDetails' })
    .describe('What it is for.'),
});
