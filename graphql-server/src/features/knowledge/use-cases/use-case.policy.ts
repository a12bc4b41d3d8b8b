import {
  type Actor,
  hasPlatformScope,
  ownCompanyOf,
  requirePermission,
} from '../../../platform/context/index.js';

/** The company whose use cases alone the actor may see; undefined for any. */
export const scopeToView = (actor: Actor): string | undefined =>
  hasPlatformScope(actor, 'companies.view')
    ? undefined
    : ownCompanyOf(requirePermission(actor, 'settings.view'));

/**
 * The company whose wordings alone the actor may change; undefined for any. Who may replace its prompt
 * file may do so too.
 */
export const scopeToEdit = (actor: Actor): string | undefined =>
  hasPlatformScope(actor, 'companies.manage')
    ? undefined
    : ownCompanyOf(requirePermission(actor, 'settings.edit'));
