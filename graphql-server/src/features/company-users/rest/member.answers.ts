import { COMPANY_ROLES } from '@hausgeist/schema';
import { z } from 'zod';
import { answerPagination, answerTime } from '../../../platform/http/index.js';
import { companyNameAnswer } from '../../companies/index.js';
import { groupedPermissionsAnswer } from '../../permissions/index.js';
import { ownUserAnswer } from '../access/access.answers.js';

const role = z.enum(COMPANY_ROLES);

/** A user of a company in REST answers. */
export const memberAnswer = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  fullName: z.string(),
  email: z.string(),
  role,
  status: z
    .string()
    .describe(
      'active, inactive, suspended or pending; in upper case where all companies are shown.',
    ),
  lastLoginAt: answerTime.nullable(),
  managingCompany: companyNameAnswer,
  managingCompanyId: z.uuid(),
  isInvitation: z.boolean(),
  invitationId: z.uuid().nullable(),
  isCurrentUser: z.boolean(),
  createdAt: answerTime,
});

/** A row that may be an invitation. */
export const invitationAnswer = memberAnswer.extend({
  expiresAt: answerTime.nullable().describe('Until when an invitation holds.'),
  isExpired: z.boolean(),
  invitedBy: z.string().nullable(),
});

/** Somebody who was added or invited. */
export const sentInvitationAnswer = invitationAnswer.extend({
  invitationLink: z.string().optional().describe('The mailed link, where the caller may see it.'),
});

/** The people of one company. */
export const companyPeopleAnswer = z.object({
  users: z.array(memberAnswer.extend({ permissions: z.array(z.string()) })),
  invitations: z.array(invitationAnswer).describe('The open ones, a hundred on a page.'),
  company: companyNameAnswer.nullable(),
  pagination: answerPagination.describe('Of the users.'),
  invitationsPagination: answerPagination.describe('Of the invitations, see `invitationsPage`.'),
});

/** The people of all companies. */
export const everybodyAnswer = z.object({
  users: z.array(invitationAnswer).describe('Users and open invitations.'),
  invitations: z.array(invitationAnswer).describe('The invitations among them.'),
  unfilteredCount: z.int().describe('Rows without search, role and status.'),
  pagination: answerPagination,
});

/** Who acts, and what they may do now. */
export const ownPermissionsAnswer = z.object({
  user: ownUserAnswer
    .partial({
      firstName: true,
      lastName: true,
      passwordIsTemporary: true,
      passwordChangeIsDue: true,
    })
    .extend({
      managingCompanyId: z.uuid().nullable(),
      managingCompany: companyNameAnswer.nullable(),
    })
    .describe('An administrator of the platform has no company unless they name one.'),
  permissions: z.array(z.string()),
  permissionGroups: groupedPermissionsAnswer,
});
