import {
  type Actor,
  companyOf,
  requirePermission,
  requireStaff,
} from '../../platform/context/index.js';
import { forbidden } from '../../platform/errors/index.js';

/** Id of the company whose organisation the actor may look at. People only. */
export const organisationToView = (actor: Actor, companyId: string | null | undefined): string =>
  companyOf(requirePermission(requireStaff(actor), 'settings.view'), companyId);

/**
 * Id of the company whose organisation the actor may set up. Values of a claim make administrators, so
 * that only administrators choose them; and never a program.
 */
export function organisationToEdit(actor: Actor, companyId: string | null | undefined): string {
  const staff = requireStaff(actor);
  requirePermission(staff, 'settings.edit');
  if (staff.kind === 'companyUser' && staff.role !== 'COMPANY_ADMIN') throw forbidden();
  return companyOf(staff, companyId);
}

/** The platform's administrators know its companies, so that their word is proof enough. */
export const mayVouchForDomain = (actor: Actor): boolean => actor.kind === 'admin';
