import type { AdminActor, RequestContext } from '../../../platform/context/index.js';
import { forbidden, unauthenticated } from '../../../platform/errors/index.js';
import { adminReasons } from '../admin.reasons.js';

/** Administrators are the business of administrators alone. */
export function requireAdmin({ actor }: RequestContext): AdminActor {
  if (actor.kind === 'anonymous') throw unauthenticated();
  if (actor.kind !== 'admin') throw forbidden();
  return actor;
}

/** Administrators cannot delete themselves: so one who can let others in always remains. */
export function assertMayDelete(actor: AdminActor, adminId: string): void {
  if (actor.adminId === adminId) throw forbidden(adminReasons.OWN_ADMIN_ACCOUNT_KEPT);
}
