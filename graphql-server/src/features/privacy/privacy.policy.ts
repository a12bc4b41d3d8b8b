import {
  type Actor,
  type ManagingActor,
  companyScopeOf,
  requirePermission,
  requireStaff,
} from '../../platform/context/index.js';
import { forbidden } from '../../platform/errors/index.js';
import type { PrivacyRequest } from './privacy-request.entity.js';

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

/** A copy holds what was said: it is for those who may also take conversations out. */
export function admitExport(actor: Actor, companyId?: string | null): PrivacyScope {
  const scope = admitPrivacy(actor, companyId);
  requirePermission(actor, 'conversations.export');
  requirePermission(actor, 'conversations.view');
  return scope;
}

/** What colleagues have done is for administrators of the company and of the platform. */
export const maySeeEmployees = (actor: ManagingActor): boolean =>
  actor.kind === 'admin' || (actor.kind === 'companyUser' && actor.role === 'COMPANY_ADMIN');

/** The same for acting on them. */
export function admitEmployees(actor: Actor, companyId?: string | null): PrivacyScope {
  const manager = requireStaff(actor);
  if (!maySeeEmployees(manager)) throw forbidden();
  return { manager, companyId: companyScopeOf(manager, companyId) };
}

/** Lets in who may do what the request asks for. */
export function admitRequest(
  actor: Actor,
  { kind, personKind }: Pick<PrivacyRequest, 'kind' | 'personKind'>,
): PrivacyScope {
  if (personKind === 'EMPLOYEE') return admitEmployees(actor);
  return kind === 'EXPORT' ? admitExport(actor) : admitPrivacy(actor);
}
