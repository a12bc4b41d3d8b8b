import {
  type Actor,
  companyOf,
  hasPlatformScope,
  ownCompanyOf,
  requirePermission,
} from '../../platform/context/index.js';
import type { AuditEntryView } from './audit-entry-view.js';

/** The company whose entries the actor may read; undefined for those of all companies and of the platform. */
export function auditScope(actor: Actor, companyId?: string | null): string | undefined {
  if (hasPlatformScope(actor, 'audit.view')) return companyId ?? undefined;
  return companyOf(requirePermission(actor, 'settings.audit'), companyId);
}

/** Which entries the actor may see, whatever company they are about. */
export function auditSight(actor: Actor): (entry: AuditEntryView) => boolean {
  if (hasPlatformScope(actor, 'audit.view')) return () => true;
  const own = ownCompanyOf(requirePermission(actor, 'settings.audit'));
  return ({ companyId }) => companyId !== null && (own === undefined || companyId === own);
}

/**
 * An entry as the actor may see it: a company learns what administrators, tenants and programs did in it, but
 * addresses only of its own people and programs.
 */
export function asSeenBy(actor: Actor, entry: AuditEntryView): AuditEntryView {
  const isOwn = entry.actorKind === 'companyUser' || entry.actorKind === 'apiKey';
  return isOwn || hasPlatformScope(actor, 'audit.view') ? entry : { ...entry, address: '' };
}
