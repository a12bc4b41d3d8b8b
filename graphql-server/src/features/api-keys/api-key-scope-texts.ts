import { type ApiKeyScope, type Permission, PLATFORM_SCOPE_TEXTS } from '@hausgeist/schema';
import { PERMISSION_TEXTS } from '../permissions/index.js';

/** Where a program may do less than a person with the permission of that name. */
const OF_PROGRAMS: Partial<Record<Permission, string>> = {
  'users.view': 'See tenants and owners, without their authentication numbers.',
  'users.edit':
    'Change tenants and owners, their addresses included, have new numbers mailed to them, and note calls with `conversations.view`.',
  'team.view': 'See the team, who of it is away, and open invitations.',
  'settings.edit':
    'Change the details and the users of the company: invite people and make them managers.',
  'team.invite': 'Invite members, managers too, resend and revoke invitations.',
  'team.manage': 'Change team members and make them managers.',
  'settings.roles': 'See what the roles may do.',
  'settings.manageRoles': 'Nothing: roles are changed by people.',
};

/** What each scope lets a program do. */
export const SCOPE_TEXTS: Readonly<Record<ApiKeyScope, string>> = {
  ...PERMISSION_TEXTS,
  ...PLATFORM_SCOPE_TEXTS,
  ...OF_PROGRAMS,
};
