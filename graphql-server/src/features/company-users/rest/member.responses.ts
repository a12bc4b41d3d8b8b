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
    managingCompanyId: z.uuid(),
    isInvitation: z.boolean(),
    invitationId: z.uuid().nullable(),
    isCurrentUser: z.boolean(),
    createdAt: timestampResponse,
  })
  .meta({ id: 'CompanyUser' });

/** A row that may be an invitation. */
export const invitationResponse = memberResponse
  .extend({
    expiresAt: timestampResponse.nullable().describe('Until when an invitation holds.'),
    isExpired: z.boolean(),
    invitedBy: z.string().nullable(),
  })
  .meta({ id: 'CompanyUserOrInvitation' });

/** A person who was added or invited. */
export const sentInvitationResponse = invitationResponse
  .extend({
    invitationLink: z.string().optional().describe('The mailed link, where the caller may see it.'),
  })
  .meta({ id: 'SentInvitation' });

/** The people of one company. */
export const companyPeopleResponse = z
  .object({
    users: z.array(memberResponse.extend({ permissions: z.array(z.string()) })),
    invitations: z.array(invitationResponse).describe('The open ones, a hundred on a page.'),
    company: companyNameResponse.nullable(),
    pagination: answerPagination.describe('Of the users.'),
    invitationsPagination: answerPagination.describe('Of the invitations, see `invitationsPage`.'),
  })
  .meta({ id: 'CompanyPeople' });

/** The people of all companies. */
export const everybodyResponse = z
  .object({
    users: z.array(invitationResponse).describe('Users and open invitations.'),
    invitations: z.array(invitationResponse).describe('The invitations among them.'),
    unfilteredCount: z.int().describe('Rows without search, role and status.'),
    pagination: answerPagination,
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
        managingCompanyId: z.uuid().nullable(),
        managingCompany: companyNameResponse.nullable(),
      })
      .describe('An administrator of the platform has no company unless they name one.'),
    permissions: z.array(z.string()),
    permissionGroups: groupedPermissionsResponse,
  })
  .meta({ id: 'OwnPermissions' });
