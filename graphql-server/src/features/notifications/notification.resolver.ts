import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, Info, Int, Mutation, Query, Resolver } from 'type-graphql';
import {
  AccessFor,
  asksFor,
  type GraphqlContext,
  toConnection,
} from '../../platform/graphql/index.js';
import type { NotificationList } from './listing/notification-list.service.js';
import { presentNotification } from './notification.presenter.js';
import {
  MarkAllNotificationsReadInput,
  MarkNotificationsReadInput,
  NotificationArguments,
  NotificationConnection,
  NotificationsReadPayload,
} from './notification.type.js';

const OWN = 'For administrators and company users, each for themselves.';

@Resolver()
export class NotificationResolver {
  readonly #notifications: NotificationList;

  constructor(notifications: NotificationList) {
    this.#notifications = notifications;
  }

  @AccessFor(['admin', 'companyUser'])
  @Query(() => NotificationConnection, {
    description: `What the viewer was told, as far as they may see it now. ${OWN} Errors: BAD_USER_INPUT.`,
  })
  async notifications(
    @Args(() => NotificationArguments) { filter, ...page }: NotificationArguments,
    @Ctx() { request }: GraphqlContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<NotificationConnection> {
    const list = await this.#notifications.list(request, {
      ...{ page, isUnread: filter?.isUnread === true, counted: asksFor(info, 'totalCount') },
    });
    return toConnection(list, presentNotification);
  }

  @AccessFor(['admin', 'companyUser'])
  @Query(() => Int, { description: `How many notifications the viewer has not read. ${OWN}` })
  async unreadNotificationCount(@Ctx() { request }: GraphqlContext): Promise<number> {
    return this.#notifications.countUnread(request);
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => NotificationsReadPayload, {
    description: `Marks notifications as read; twice is harmless. ${OWN} Errors: BAD_USER_INPUT, NOT_FOUND (where one alone is named).`,
  })
  async markNotificationsRead(
    @Arg('input', () => MarkNotificationsReadInput, { description: 'Which ones.' })
    { ids }: MarkNotificationsReadInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<NotificationsReadPayload> {
    const unreadCount = await this.#notifications.markRead(request, ids);
    return { message: 'Marked as read', unreadCount };
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => NotificationsReadPayload, {
    description: `Marks all notifications as read that came until a moment. ${OWN}`,
  })
  async markAllNotificationsRead(
    @Arg('input', () => MarkAllNotificationsReadInput, { description: 'Until when.' })
    { until }: MarkAllNotificationsReadInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<NotificationsReadPayload> {
    const unreadCount = await this.#notifications.markAllRead(request, until);
    return { message: 'All marked as read', unreadCount };
  }
}
