import {
  type Actor,
  companyOf,
  companyScopeOf,
  hasPermission,
  requirePermission,
  type ManagingActor,
  type StaffActor,
} from '../../platform/context/index.js';

/** The actor, and the company that takes people in. */
export function admitUpload(
  actor: Actor,
  companyId: string | null | undefined,
): { manager: ManagingActor; companyId: string } {
  const manager = requirePermission(actor, 'users.create');
  return { manager, companyId: companyOf(manager, companyId) };
}

/** The actor, and the company whose imports they see; undefined for all companies. */
export function admitToImports(actor: Actor): {
  manager: ManagingActor;
  companyId: string | undefined;
} {
  const manager = requirePermission(actor, 'users.create');
  return { manager, companyId: companyScopeOf(manager, undefined) };
}

/** Whether a user who has begun to follow an import of this company may go on. */
export const mayFollow = (actor: StaffActor, companyId: string): boolean =>
  hasPermission(actor, 'users.create') && (actor.kind === 'admin' || actor.companyId === companyId);

/** An import that changes known people is an edit, too. */
export function requireMayChange(
  actor: Actor,
  { updateExisting }: { updateExisting: boolean },
): void {
  if (updateExisting) requirePermission(actor, 'users.edit');
}
