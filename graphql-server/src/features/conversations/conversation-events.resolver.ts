import { Arg, Ctx, ID, Resolver, Root, Subscription } from 'type-graphql';
import { AccessFor, AlikeForAll, type GraphqlContext } from '../../platform/graphql/index.js';
import type { ConversationFeed, FeedEvent } from './conversation-feed.js';
import { presentFeedEvent } from './conversation.presenter.js';
import { ConversationEventType } from './conversation.type.js';

/** type-graphql calls `subscribe` without the resolver's instance, so the feed comes this way. */
export interface ConversationFeedContext extends GraphqlContext {
  conversationFeed: ConversationFeed;
}

interface FollowArguments {
  sessionId: string;
  after?: string | null;
}

@Resolver()
export class ConversationEventsResolver {
  @AccessFor(['endUser'])
  @AlikeForAll(presentFeedEvent)
  @Subscription(() => ConversationEventType, {
    description:
      'Follows my conversation: everything that changed after the cursor, in its current state, then what happens. Events may repeat what the client has; ids, attempts and offsets tell. Errors: UNAUTHENTICATED, BAD_USER_INPUT.',
    subscribe: ({ args, context }) =>
      follow(args as FollowArguments, context as ConversationFeedContext),
  })
  conversationEvents(
    @Root() event: FeedEvent,
    @Arg('sessionId', () => ID, { description: 'Session id chosen by the client.' })
    _sessionId: string,
    @Arg('after', () => String, {
      nullable: true,
      description: 'Last cursor seen; without it everything is sent.',
    })
    _after: string | null,
    @Ctx() _context: GraphqlContext,
  ): typeof ConversationEventType {
    return presentFeedEvent(event);
  }
}

function follow(args: FollowArguments, { conversationFeed, request }: ConversationFeedContext) {
  return conversationFeed.follow(request, args.sessionId, args.after ?? undefined);
}
