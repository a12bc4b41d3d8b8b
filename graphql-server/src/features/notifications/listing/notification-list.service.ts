import { type Actor, type RequestContext, requireUuid } from '../../../platform/context/index.js';
import { afterCommit, transactional } from '../../../platform/database/index.js';
import { badInput, notFound } from '../../../platform/errors/index.js';
import type { EventBus } from '../../../platform/events/index.js';
import {
  type MaybeCountedPage,
  type PageRequest,
  readPage,
} from '../../../platform/lists/index.js';
import { kindsToSee } from '../notification-kinds.js';
import { notificationReasons } from '../notification.reasons.js';
import { notificationsTopic, requirePerson } from '../person.js';
import {
  countUnread,
  findNotification,
  listNotifications,
  markRead,
  type NotificationRow,
  type Visible,
} from './notification-list.repository.js';

/** Notifications that one call can mark. */
const MOST_AT_ONCE = 200;

/** What the actor may see of what they were told: nothing of what they may not see any more. */
export const visibleTo = (actor: Actor): Visible => ({
  personId: requirePerson(actor).id,
  kinds: kindsToSee(actor),
});

/** What people of the staff were told, and what of it they have read. */
export class NotificationList {
  readonly #events: EventBus;

  constructor(events: EventBus) {
    this.#events = events;
  }

  list(
    { actor, em }: RequestContext,
    wanted: { page: PageRequest; isUnread: boolean; counted: boolean },
  ): Promise<MaybeCountedPage<NotificationRow>> {
    const visible = visibleTo(actor);
    return listNotifications(em, visible, { ...wanted, page: readPage(wanted.page) });
  }

  countUnread({ actor, em }: RequestContext): Promise<number> {
    return countUnread(em, visibleTo(actor));
  }

  /** Marks some as read; twice is harmless. Gives how many are unread then. */
  async markRead(context: RequestContext, ids: readonly string[]): Promise<number> {
    const visible = visibleTo(context.actor);
    if (ids.length === 0 || ids.length > MOST_AT_ONCE) {
      throw badInput(notificationReasons.TOO_MANY_NOTIFICATIONS_AT_ONCE({ max: MOST_AT_ONCE }));
    }
    const wanted = [...new Set(ids.map(requireUuid))];
    const { em } = context;
    for (const id of wanted.length === 1 ? wanted : []) {
      if (!(await findNotification(em, visible, id))) {
        throw notFound(notificationReasons.NOTIFICATION_NOT_FOUND);
      }
    }
    return this.#mark(context, visible, { ids: wanted });
  }

  /** Marks all as read that were there at a moment: what came since has not been seen. */
  async markAllRead(context: RequestContext, until: Date): Promise<number> {
    return this.#mark(context, visibleTo(context.actor), { until });
  }

  async #mark(
    { em }: RequestContext,
    visible: Visible,
    which: Parameters<typeof markRead>[2],
  ): Promise<number> {
    return transactional(em, async (tx) => {
      const changed = await markRead(tx, visible, which);
      const { personId } = visible;
      if (changed > 0) {
        afterCommit(tx, () => void this.#events.publish(notificationsTopic(personId), {}));
      }
      return countUnread(tx, visible);
    });
  }
}
