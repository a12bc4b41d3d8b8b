import { Resolver, Root, Subscription } from 'type-graphql';
import { AccessFor, type GraphqlContext } from '../../../platform/graphql/index.js';
import { presentNotification } from '../notification.presenter.js';
import { NotificationUpdate } from '../notification.type.js';
import type { NotificationFeed, NotificationUpdateView } from './notification-feed.js';

/** type-graphql calls `subscribe` without the resolver's instance, so the feed comes this way. */
export interface NotificationContext extends GraphqlContext {
  notificationFeed: NotificationFeed;
}

@Resolver()
export class NotificationEventsResolver {
  @AccessFor(['admin', 'companyUser'])
  @Subscription(() => NotificationUpdate, {
    description:
      "Follows the viewer's notifications: how many are unread at once, then whenever one comes or some are read. For administrators and company users, each for themselves.",
    subscribe: ({ context }) => {
      const { notificationFeed, request } = context as NotificationContext;
      return notificationFeed.follow(request);
    },
  })
  notificationUpdates(@Root() update: NotificationUpdateView): NotificationUpdate {
    const { notification, ...rest } = update;
    return { ...rest, notification: notification ? presentNotification(notification) : null };
  }
}
