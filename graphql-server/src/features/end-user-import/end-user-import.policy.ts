import {
  type Actor,
  companyOf,
  companyScopeOf,
  hasPermission,
  requirePermission,
  type ManagingActor,
  type StaffActor,
} from '../../platform/context/index.js';
import { requireNumberChange } from '../end-users/index.js';
import type { ColumnMapping } from './import-fields.js';

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

/** An import that changes known people is an edit, too, perhaps of their numbers. */
export function requireMayChange(
  actor: Actor,
  { updateExisting, mapping }: { updateExisting: boolean; mapping: ColumnMapping },
): void {
  if (!updateExisting) return;
  requirePermission(actor, 'users.edit');
  if (mapping.authNumber !== undefined) requireNumberChange(actor);
}
