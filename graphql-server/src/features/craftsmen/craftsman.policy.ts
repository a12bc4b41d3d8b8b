import {
  type Actor,
  companyOf,
  type ManagingActor,
  ownCompanyOf,
  requirePermission,
} from '../../platform/context/index.js';

/** The company whose craftsmen are read: by those who may see its cases. */
export const craftsmenToRead = (actor: Actor, companyId: string | null | undefined): string =>
  companyOf(requirePermission(actor, 'cases.view'), companyId);

/** The company for which a craftsman is added, by those who may give cases to them. */
export const craftsmenToWrite = (actor: Actor, companyId: string | null | undefined): string =>
  companyOf(requireEditor(actor), companyId);

/** The company whose craftsmen alone the actor may change; undefined for any. */
export const scopeToWrite = (actor: Actor): string | undefined =>
  ownCompanyOf(requireEditor(actor));

function requireEditor(actor: Actor): ManagingActor {
  requirePermission(actor, 'cases.view');
  return requirePermission(actor, 'cases.edit');
}
