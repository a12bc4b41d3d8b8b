import {
  type Actor,
  type ManagingActor,
  companyScopeOf,
  requirePermission,
} from '../../platform/context/index.js';

/** The actor, and the company whose people they may act on; undefined for all companies. */
export interface PrivacyScope {
  manager: ManagingActor;
  companyId: string | undefined;
}

/** Who may delete people may also erase them, and hold what must not be deleted. */
export function admitPrivacy(actor: Actor, companyId?: string | null): PrivacyScope {
  const manager = requirePermission(actor, 'users.delete');
  return { manager, companyId: companyScopeOf(manager, companyId) };
}
