import { type ApiKeyScope, PLATFORM_SCOPES } from './api-key-scopes.js';
import { PERMISSIONS } from './permissions.js';

/** A name as GraphQL writes it: `SETTINGS_MANAGE_ROLES` for `settings.manageRoles`. */
export type Constant<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends '.' ? '_' : First extends Lowercase<First> ? Uppercase<First> : `_${First}`}${Constant<Rest>}`
  : '';

/** What GraphQL calls a name with points or capitals in it. */
export const constantOf = <Name extends string>(name: Name) =>
  name.replaceAll('.', '_').replaceAll(/[A-Z]/g, '_$&').toUpperCase() as Constant<Name>;

/** Also those permissions that people alone have: keys are not given all of them. */
const scopes = new Map<string, ApiKeyScope>(
  [...PERMISSIONS, ...PLATFORM_SCOPES].map((scope) => [constantOf(scope), scope]),
);

/** The permission or scope that GraphQL calls so; undefined if this build knows none. */
export const scopeOfConstant = (constant: string): ApiKeyScope | undefined => scopes.get(constant);
