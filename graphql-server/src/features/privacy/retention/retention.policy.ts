import { type Actor, companyScopeOf, requirePermission } from '../../../platform/context/index.js';

/** The company whose times are read; undefined for those of the platform, for administrators. */
export const retentionToRead = (actor: Actor, companyId?: string | null): string | undefined =>
  companyScopeOf(requirePermission(actor, 'settings.view'), companyId);

/** The company whose times are changed; undefined for those of the platform, for administrators. */
export const retentionToChange = (actor: Actor, companyId?: string | null): string | undefined =>
  companyScopeOf(requirePermission(actor, 'settings.edit'), companyId);
