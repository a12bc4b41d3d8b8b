import { type ApiKeyScope, type Permission, PLATFORM_SCOPE_TEXTS } from '@hausgeist/schema';
import { PERMISSION_TEXTS } from '../permissions/index.js';
import type { ApiKeyView } from './api-key-view.js';
import type { ApiKeyScopeType, ApiKeyType } from './api-key.type.js';

export const MESSAGES = {
  created: 'API key created. Copy it now: it is not shown again.',
  updated: 'API key updated.',
  rotated: 'API key rotated. Copy the new key now: it is not shown again.',
  revoked: 'API key revoked.',
} as const;

/** A key as GraphQL and REST show it. */
export function presentKey({ company, createdKey: _place, ...view }: ApiKeyView): ApiKeyType {
  return { ...view, managingCompany: company };
}

/** A scope with what it means for a program. */
export const presentScope = (scope: ApiKeyScope): ApiKeyScopeType => ({
  name: scope,
  group: scope.slice(0, scope.indexOf('.')),
  description: TEXTS[scope],
});

/** Where a program may do less than a person with the permission of that name. */
const OF_PROGRAMS: Partial<Record<Permission, string>> = {
  'users.view': 'See tenants and owners, without their authentication numbers.',
  'users.edit':
    'Change tenants and owners, their addresses included, and have new numbers mailed to them.',
  'settings.edit':
    'Change the details and the users of the company: invite people and make them managers.',
  'team.invite': 'Invite members, managers too, resend and revoke invitations.',
  'team.manage': 'Change team members and make them managers.',
  'settings.roles': 'See what the roles may do.',
  'settings.manageRoles': 'Nothing: roles are changed by people.',
};

const TEXTS: Readonly<Record<ApiKeyScope, string>> = {
  ...PERMISSION_TEXTS,
  ...PLATFORM_SCOPE_TEXTS,
  ...OF_PROGRAMS,
};
