import { COMPANY_ROLES } from '@hausgeist/schema';
import { z } from 'zod';
import { answerPagination, timestampResponse } from '../../../platform/http/index.js';
import { companyNameResponse } from '../../companies/index.js';
import { groupedPermissionsResponse } from '../../permissions/index.js';
import { shapeOfMemberDetails } from '../member-details.js';
import { ownUserResponse } from '../sign-in/sign-in.responses.js';

const role = z.enum(COMPANY_ROLES);

/** A user of a company in REST answers. */
export const memberResponse = z
  .object({
    id: z.uuid(),
    ...shapeOfMemberDetails('answer'),
    fullName: z.string(),
    role,
    status: z
      .string()
      .describe(
        'active, inactive, suspended or pending; in upper case where all companies are shown.',
      ),
    lastLoginAt: timestampResponse.nullable(),
    managingCompany: companyNameResponse,
    managingCompanyId: z.uuid().describe('Id of the company they work at.'),
    isInvitation: z.boolean().describe('Whether it is an invitation that waits to be accepted.'),
    invitationId: z.uuid().nullable().describe('The id again; null for users.'),
    isCurrentUser: z.boolean(),
    createdAt: timestampResponse,
  })
  .meta({ id: 'CompanyUser' });

/** A row that may be an invitation. */
export const invitationResponse = memberResponse
  .extend({
    expiresAt: timestampResponse
      .nullable()
      .describe('Until when an invitation holds; null for users.'),
    isExpired: z.boolean().describe('Whether it is an invitation that has run out.'),
    invitedBy: z.string().nullable(),
  })
  .meta({ id: 'CompanyUserOrInvitation', fieldsOf: 'CompanyUser' });

/** A person who was added or invited. */
export const sentInvitationResponse = invitationResponse
  .extend({
    invitationLink: z.string().optional().describe('The mailed link, where the caller may see it.'),
  })
  .meta({ id: 'SentInvitation', fieldsOf: 'CompanyUser' });

/** The people of one company. */
export const companyPeopleResponse = z
  .object({
    users: z
      .array(
        memberResponse
          .extend({ permissions: z.array(z.string()).describe('What their role may do.') })
          .meta({ fieldsOf: 'CompanyUser' }),
      )
      .describe('The users of this page.'),
    invitations: z.array(invitationResponse).describe('The open ones, a hundred on a page.'),
    company: companyNameResponse.nullable().describe('The company; null if there is none.'),
    pagination: answerPagination.describe('Of `users`.'),
    invitationsPagination: answerPagination.describe(
      'Of `invitations`; see the parameter `invitationsPage`.',
    ),
  })
  .meta({ id: 'CompanyPeople' });

/** The people of all companies. */
export const everybodyResponse = z
  .object({
    users: z.array(invitationResponse).describe('Users and open invitations.'),
    invitations: z.array(invitationResponse).describe('The invitations among them.'),
    unfilteredCount: z.int().describe('Rows without search, role and status.'),
    pagination: answerPagination.describe('Of `users`.'),
  })
  .meta({ id: 'PeopleOfAllCompanies' });

/** The actor, and what they may do now. */
export const ownPermissionsResponse = z
  .object({
    user: ownUserResponse
      .partial({
        firstName: true,
        lastName: true,
        passwordIsTemporary: true,
        passwordChangeIsDue: true,
      })
      .extend({
        managingCompanyId: z.uuid().nullable().describe('Id of the company; null for none.'),
        managingCompany: companyNameResponse.nullable().describe('The company; null for none.'),
      })
      .meta({ fieldsOf: 'CompanyUserProfile' })
      .describe('An administrator of the platform has no company unless they name one.'),
    permissions: z.array(z.string()).describe('What they may do now.'),
    permissionGroups: groupedPermissionsResponse.describe(
      'The same by group: of each permission, whether they have it.',
    ),
  })
  .meta({ id: 'OwnPermissions' });
