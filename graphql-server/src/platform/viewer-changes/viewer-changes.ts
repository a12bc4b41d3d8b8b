import type { CompanyRole } from '@hausgeist/schema';
import type { StaffActor } from '../context/index.js';
import { afterCommit, type EntityManager } from '../database/index.js';
import type { EventBus } from '../events/index.js';

/** Topic on which features announce that a person's account or permissions have changed. */
export const VIEWER_CHANGED_TOPIC = 'viewer.changed';

/** The people a change is about: one person of the staff, or everybody with a role at a company. */
export type ViewerChange = { personId: string } | { companyId: string; role: CompanyRole };

/** Tells the open pages of those concerned, on every replica, once the transaction has committed. */
export function announceViewerChange(
  em: EntityManager,
  events: EventBus,
  change: ViewerChange,
): void {
  afterCommit(em, () => void events.publish(VIEWER_CHANGED_TOPIC, change));
}

/** Whether a change is about this actor. */
export function concerns(change: ViewerChange, actor: StaffActor): boolean {
  if ('personId' in change) {
    return change.personId === (actor.kind === 'admin' ? actor.adminId : actor.companyUserId);
  }
  if (actor.kind !== 'companyUser') return false;
  return change.companyId === actor.companyId && change.role === actor.role;
}
