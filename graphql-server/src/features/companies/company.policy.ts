import {
  type Actor,
  type AdminActor,
  companyOf,
  requirePermission,
  requireStaff,
} from '../../platform/context/index.js';
import { forbidden } from '../../platform/errors/index.js';

/** Companies are listed, founded and closed by administrators only. */
export function requireAdministrator(actor: Actor): AdminActor {
  const staff = requireStaff(actor);
  if (staff.kind !== 'admin') throw forbidden();
  return staff;
}

/** Id of the company whose details the actor may read. */
export const companyToView = (actor: Actor, id: string | null | undefined): string =>
  companyOf(requirePermission(actor, 'settings.view'), id);

/** Id of the company whose details the actor may change. */
export const companyToEdit = (actor: Actor, id: string | null | undefined): string =>
  companyOf(requirePermission(actor, 'settings.edit'), id);
