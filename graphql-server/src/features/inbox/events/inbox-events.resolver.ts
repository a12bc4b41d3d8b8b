import { Arg, ID, Resolver, Root, Subscription } from 'type-graphql';
import { AccessFor, type GraphqlContext } from '../../../platform/graphql/index.js';
import { presentRow } from '../inbox.presenter.js';
import { InboxConversationChanged, InboxEventType, InboxStale } from './inbox-event.type.js';
import type { InboxFeed, InboxFeedEvent } from './inbox-feed.js';

/** type-graphql calls `subscribe` without the resolver's instance, so the feed comes this way. */
export interface InboxContext extends GraphqlContext {
  inboxFeed: InboxFeed;
}

@Resolver()
export class InboxEventsResolver {
  @AccessFor(['admin', 'companyUser'])
  @Subscription(() => InboxEventType, {
    description:
      'Follows the inbox of one company: `InboxStale` at once, then every conversation that is added or changes. Ends when the viewer may not read it any more. For administrators, who name the company, and `conversations.view` at the own company.',
    subscribe: ({ args, context }) => {
      const { inboxFeed, request } = context as InboxContext;
      return inboxFeed.follow(request, (args as { companyId?: string | null }).companyId);
    },
  })
  inboxEvents(
    @Root() event: InboxFeedEvent,
    @Arg('companyId', () => ID, {
      nullable: true,
      description: 'The company; for administrators, who have to say it.',
    })
    _companyId: string | null,
  ): typeof InboxEventType {
    return event.kind === 'stale'
      ? Object.assign(new InboxStale(), { at: new Date() })
      : Object.assign(new InboxConversationChanged(), {
          conversationId: event.row.id,
          conversation: presentRow(event.row),
        });
  }
}
