import {
  type Actor,
  companyOf,
  requirePermission,
  requireStaff,
} from '../../../platform/context/index.js';

/** Id of the company whose own legal texts the actor may look at. People only. */
export const legalTextsToView = (actor: Actor, companyId: string | null | undefined): string =>
  companyOf(requirePermission(requireStaff(actor), 'settings.view'), companyId);

/** Id of the company whose legal texts the actor may write: what binds it is said by people, not programs. */
export const legalTextsToEdit = (actor: Actor, companyId: string | null | undefined): string =>
  companyOf(requirePermission(requireStaff(actor), 'settings.edit'), companyId);
