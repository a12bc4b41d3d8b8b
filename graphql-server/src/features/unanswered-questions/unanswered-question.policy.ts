import {
  type Actor,
  companyOf,
  ownCompanyOf,
  requirePermission,
} from '../../platform/context/index.js';

/** Id of the company whose open questions the actor may see: they are what its tenants wrote. */
export const companyToRead = (actor: Actor, companyId: string | null | undefined): string =>
  companyOf(requirePermission(actor, 'conversations.view'), companyId);

/** The company whose questions alone the actor may deal with; undefined for any. */
export const scopeToRead = (actor: Actor): string | undefined =>
  ownCompanyOf(requirePermission(actor, 'conversations.view'));
