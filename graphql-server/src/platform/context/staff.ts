import type { Permission, PlatformScope } from '@hausgeist/schema';
import {
  forbidden,
  notFound,
  platformReasons,
  unauthenticated,
  wrongField,
} from '../errors/index.js';
import type { Actor, AdminActor, ApiKeyActor, ManagingActor, StaffActor } from './actor.js';

/** Whether the actor may do this now; administrators of the platform may do everything. */
export function hasPermission(actor: Actor, permission: Permission): boolean {
  switch (actor.kind) {
    case 'admin':
      return true;
    case 'companyUser':
      return actor.role === 'COMPANY_ADMIN' || actor.permissions.has(permission);
    case 'apiKey':
      return actor.permissions.has(permission);
    case 'endUser':
    case 'anonymous':
      return false;
  }
}

/** Whether the actor may do this, which concerns all companies at once. */
export const hasPlatformScope = (
  actor: Actor,
  scope: PlatformScope,
): actor is AdminActor | ApiKeyActor =>
  actor.kind === 'admin' ||
  (actor.kind === 'apiKey' && actor.companyId === null && actor.permissions.has(scope));

/** The refusal of one without any of these permissions; a program is told which, as its key can be given it. */
export const lacking = (actor: ManagingActor, ...anyOf: readonly (Permission | PlatformScope)[]) =>
  actor.kind === 'apiKey'
    ? forbidden(platformReasons.SCOPE_MISSING({ scope: anyOf.join(' or ') }))
    : forbidden();

/**
 * The actor as one who manages companies; throws unless they have at least one of the permissions.
 * Does not check whether the thing in question belongs to their company: see {@link companyOf}.
 */
export function requirePermission(
  actor: Actor,
  ...anyOf: readonly [Permission, ...Permission[]]
): ManagingActor {
  const manager = requireManaging(actor);
  if (!anyOf.some((permission) => hasPermission(manager, permission))) {
    throw lacking(manager, ...anyOf);
  }
  return manager;
}

/** The actor as an administrator, or a key of the platform that has the scope. */
export function requirePlatformScope(actor: Actor, scope: PlatformScope): AdminActor | ApiKeyActor {
  const manager = requireManaging(actor);
  if (!hasPlatformScope(manager, scope)) throw lacking(manager, scope);
  return manager;
}

/** The actor as one who manages companies; does not check what they may do. */
export function requireManaging(actor: Actor): ManagingActor {
  if (actor.kind === 'anonymous') throw unauthenticated(actor.refusal);
  if (actor.kind === 'endUser') throw forbidden();
  return actor;
}

/** The actor as an administrator or company user: a person, never a key. */
export function requireStaff(actor: Actor): StaffActor {
  const manager = requireManaging(actor);
  if (manager.kind === 'apiKey') throw forbidden(platformReasons.PERSON_REQUIRED);
  return manager;
}

/** The company that the actor is confined to; undefined for those who act on all of them. */
export function ownCompanyOf(actor: ManagingActor): string | undefined {
  return actor.kind === 'admin' ? undefined : (actor.companyId ?? undefined);
}

/**
 * The company that the actor acts on. An actor confined to one company always acts on that one,
 * whatever is asked for; an administrator or key of the platform has to name one.
 */
export function companyOf(actor: ManagingActor, companyId: string | null | undefined): string {
  const named = companyId ? requireUuid(companyId) : undefined;
  const own = ownCompanyOf(actor);
  if (own !== undefined) {
    if (named !== undefined && named !== own) throw notFound();
    return own;
  }
  if (named === undefined) throw wrongField('companyId', platformReasons.COMPANY_REQUIRED);
  return named;
}

/** The companies whose things the actor may see: their own, or (undefined) all. */
export function companyScopeOf(
  actor: ManagingActor,
  companyId: string | null | undefined,
): string | undefined {
  return ownCompanyOf(actor) !== undefined || companyId ? companyOf(actor, companyId) : undefined;
}

/** An id that the database can compare; undefined for anything else, under which nothing exists. */
export function readUuid(id: string): string | undefined {
  const folded = id.toLowerCase();
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(folded) ? folded : undefined;
}

/** An id as {@link readUuid} gives it. */
export function requireUuid(id: string): string {
  const read = readUuid(id);
  if (read === undefined) throw notFound();
  return read;
}
