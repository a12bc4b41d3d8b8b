import type { Permission } from '@hausgeist/schema';
import { badInput, forbidden, notFound, unauthenticated } from '../errors/index.js';
import type { Actor, StaffActor } from './actor.js';

/** Whether the actor may do this now; administrators of the platform may do everything. */
export function hasPermission(actor: Actor, permission: Permission): boolean {
  if (actor.kind === 'admin') return true;
  if (actor.kind !== 'companyUser') return false;
  return actor.role === 'COMPANY_ADMIN' || actor.permissions.has(permission);
}

/**
 * The actor as one of the staff; throws unless they have at least one of the permissions. Whether
 * the thing in question is their company's is the next question: see {@link companyOf}.
 */
export function requirePermission(
  actor: Actor,
  ...anyOf: readonly [Permission, ...Permission[]]
): StaffActor {
  const staff = requireStaff(actor);
  if (!anyOf.some((permission) => hasPermission(staff, permission))) throw forbidden();
  return staff;
}

/** The actor as an administrator or company user. */
export function requireStaff(actor: Actor): StaffActor {
  if (actor.kind === 'anonymous') throw unauthenticated();
  if (actor.kind === 'endUser') throw forbidden();
  return actor;
}

/**
 * The company that the actor acts on: for a company user always their own, whatever is asked for;
 * an administrator has to say which.
 */
export function companyOf(actor: StaffActor, companyId: string | null | undefined): string {
  const named = companyId ? requireUuid(companyId) : undefined;
  if (actor.kind === 'companyUser') {
    if (named !== undefined && named !== actor.companyId) throw notFound();
    return actor.companyId;
  }
  if (named === undefined) {
    const message = 'Company is required';
    throw badInput(message, [{ field: 'companyId', message }]);
  }
  return named;
}

/** The companies whose things the actor may see: their own, or (undefined) all. */
export function companyScopeOf(
  actor: StaffActor,
  companyId: string | null | undefined,
): string | undefined {
  return actor.kind === 'companyUser' || companyId ? companyOf(actor, companyId) : undefined;
}

/** An id that the database can compare; nothing exists under anything else. */
export function requireUuid(id: string): string {
  const folded = id.toLowerCase();
  if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(folded)) throw notFound();
  return folded;
}
