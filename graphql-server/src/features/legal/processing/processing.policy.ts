import { type Actor, companyScopeOf, requirePermission } from '../../../platform/context/index.js';

/** The company whose processing is described; undefined for the whole installation, for administrators. */
export const processingToView = (actor: Actor, companyId?: string | null): string | undefined =>
  companyScopeOf(requirePermission(actor, 'settings.view'), companyId);
