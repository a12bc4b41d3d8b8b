import type { ApiKeyScope } from '@hausgeist/schema';
import type { ApiKeyView } from './api-key-view.js';
import { SCOPE_TEXTS } from './api-key-scope-texts.js';
import type { ApiKeyScopeDescription, ApiKeyType } from './api-key.type.js';

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
export const presentScope = (scope: ApiKeyScope): ApiKeyScopeDescription => ({
  name: scope,
  group: scope.slice(0, scope.indexOf('.')),
  description: SCOPE_TEXTS[scope],
});
