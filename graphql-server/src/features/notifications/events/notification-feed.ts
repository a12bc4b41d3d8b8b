import {
  type RequestContext,
  requireAccess,
  requireStaff,
} from '../../../platform/context/index.js';
import { unauthenticated } from '../../../platform/errors/index.js';
import { type EventBus, followTopic } from '../../../platform/events/index.js';
import {
  concerns,
  VIEWER_CHANGED_TOPIC,
  type ViewerChange,
} from '../../../platform/viewer-changes/index.js';
import type { SessionService } from '../../auth/index.js';
import {
  countUnread,
  findNotification,
  type NotificationRow,
} from '../listing/notification-list.repository.js';
import { visibleTo } from '../listing/notification-list.service.js';
import { sounds } from '../settings/sounds.repository.js';
import { notificationsTopic, requirePerson } from '../person.js';

/** What an open page is told: how many are unread, and the one that is new. */
export interface NotificationUpdateView {
  unreadCount: number;
  notification: NotificationRow | undefined;
  hasSound: boolean;
}

/** Lets people follow their own notifications, as far as they may see them at each moment. */
export class NotificationFeed {
  readonly #events: EventBus;
  readonly #sessions: SessionService;

  constructor(events: EventBus, sessions: SessionService) {
    this.#events = events;
    this.#sessions = sessions;
  }

  /** The number of unread ones at once, then whenever something has come or was read. */
  async follow(context: RequestContext): Promise<AsyncIterableIterator<NotificationUpdateView>> {
    let actor = requireStaff(context.actor);
    const current = async () => {
      const found = await this.#sessions.current(context.em.fork(), actor);
      if (!found) throw unauthenticated();
      requireAccess(['admin', 'companyUser'], found);
      actor = found;
    };
    const tell = async (id?: string): Promise<NotificationUpdateView> => {
      await current();
      const em = context.em.fork();
      const visible = visibleTo(actor);
      const notification = id ? await findNotification(em, visible, id) : undefined;
      return {
        unreadCount: await countUnread(em, visible),
        notification,
        hasSound: notification ? await sounds(em, visible.personId, notification.kind) : false,
      };
    };
    return followTopic<NotificationUpdateView>(
      this.#events,
      notificationsTopic(requirePerson(actor).id),
      {
        first: () => tell(),
        next: (payload) => tell((payload as { id?: string }).id),
        access: {
          topic: VIEWER_CHANGED_TOPIC,
          isAbout: (change) => concerns(change as ViewerChange, actor),
          holds: async () => {
            await current();
            return true;
          },
        },
      },
    );
  }
}
