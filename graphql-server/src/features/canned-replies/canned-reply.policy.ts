import {
  type Actor,
  companyOf,
  ownCompanyOf,
  requirePermission,
} from '../../platform/context/index.js';

/** The company whose texts are read: by those who answer with them, or who write them. */
export const repliesToRead = (actor: Actor, companyId: string | null | undefined): string =>
  companyOf(requirePermission(actor, 'conversations.reply', 'settings.edit'), companyId);

/** The company for which a text is written. */
export const repliesToWrite = (actor: Actor, companyId: string | null | undefined): string =>
  companyOf(requirePermission(actor, 'settings.edit'), companyId);

/** The company whose texts alone the actor may change; undefined for any. */
export const scopeToWrite = (actor: Actor): string | undefined =>
  ownCompanyOf(requirePermission(actor, 'settings.edit'));
