import { COMPANY_ROLES, type CompanyRole, type Permission, PERMISSIONS } from '@hausgeist/schema';
import {
  type Actor,
  companyOf,
  hasPermission,
  requirePermission,
  type ManagingActor,
} from '../../platform/context/index.js';
import { forbidden, platformReasons } from '../../platform/errors/index.js';
import { permissionReasons } from './permission.reasons.js';

/** What the actor may do now, in the usual order: everything for administrators of the platform. */
export const effectivePermissions = (actor: Actor): Permission[] =>
  PERMISSIONS.filter((permission) => hasPermission(actor, permission));

/** Who may see what the roles of which company may do. */
export function rolesToView(
  actor: Actor,
  companyId: string | null | undefined,
): { manager: ManagingActor; companyId: string } {
  const manager = requirePermission(actor, 'settings.roles');
  return { manager, companyId: companyOf(manager, companyId) };
}

/**
 * Whether the actor may change what a role may do. A company must always have a user who can do
 * everything. Other actors only change roles below their own: they cannot widen what they
 * themselves may do, or take anything from roles above them. A key changes none: it could give
 * people rights that it must not have itself.
 */
export function canEditRole(actor: ManagingActor, role: CompanyRole): boolean {
  if (role === 'COMPANY_ADMIN' || actor.kind === 'apiKey') return false;
  if (actor.kind === 'admin' || actor.role === 'COMPANY_ADMIN') return true;
  return hasPermission(actor, 'settings.roles') && isBelow(role, actor.role);
}

/** The roles are listed from the one with the most rights to the one with the least. */
const isBelow = (role: CompanyRole, other: CompanyRole): boolean =>
  COMPANY_ROLES.indexOf(role) > COMPANY_ROLES.indexOf(other);

/** Throws unless the actor may give this role these permissions besides those it has. */
export function requireGrant(
  actor: ManagingActor,
  role: CompanyRole,
  added: readonly Permission[],
): void {
  if (role === 'COMPANY_ADMIN') {
    throw forbidden(permissionReasons.ADMIN_ROLE_FIXED);
  }
  if (actor.kind === 'apiKey') throw forbidden(platformReasons.PERSON_REQUIRED);
  if (!canEditRole(actor, role)) {
    throw forbidden(permissionReasons.OWN_ROLE_FIXED);
  }
  if (!added.every((permission) => hasPermission(actor, permission))) {
    throw forbidden(permissionReasons.PERMISSION_NOT_OWNED);
  }
}
