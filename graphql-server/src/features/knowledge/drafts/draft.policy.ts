import {
  type Actor,
  ownCompanyOf,
  requirePermission,
  requireStaff,
} from '../../../platform/context/index.js';

/**
 * The company whose draft alone the actor may write; undefined for any. People only: what tenants are
 * told is looked at by a person.
 */
export const scopeToWrite = (actor: Actor): string | undefined =>
  ownCompanyOf(requirePermission(requireStaff(actor), 'settings.edit'));
