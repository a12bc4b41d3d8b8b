import {
  type Actor,
  companyOf,
  companyScopeOf,
  hasPermission,
  requirePermission,
  type StaffActor,
} from '../../platform/context/index.js';

/** Who acts, and the company that takes people in. */
export function admitUpload(
  actor: Actor,
  companyId: string | null | undefined,
): { staff: StaffActor; companyId: string } {
  const staff = requirePermission(actor, 'users.create');
  return { staff, companyId: companyOf(staff, companyId) };
}

/** Who acts, and the company whose imports they see; undefined for all companies. */
export function admitToImports(actor: Actor): {
  staff: StaffActor;
  companyId: string | undefined;
} {
  const staff = requirePermission(actor, 'users.create');
  return { staff, companyId: companyScopeOf(staff, undefined) };
}

/** Whether somebody who has begun to follow an import of this company may go on. */
export const mayFollow = (actor: StaffActor, companyId: string): boolean =>
  hasPermission(actor, 'users.create') && (actor.kind === 'admin' || actor.companyId === companyId);

/** An import that changes people whom the company knows is an edit, too. */
export function requireMayChange(actor: Actor, updateExisting: boolean): void {
  if (updateExisting) requirePermission(actor, 'users.edit');
}
