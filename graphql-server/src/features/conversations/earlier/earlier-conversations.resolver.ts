import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { validate } from 'uuid';
import { requireEndUser } from '../../../platform/context/index.js';
import { badInput } from '../../../platform/errors/index.js';
import { AccessFor, type GraphqlContext } from '../../../platform/graphql/index.js';
import { readPage } from '../../../platform/lists/index.js';
import { presentConversation } from '../conversation.presenter.js';
import { conversationReasons } from '../conversation.reasons.js';
import { findEarlierConversations } from './earlier-conversations.repository.js';
import { ConversationConnection } from './earlier-conversations.type.js';

/** Most conversations of one page. */
const MAX_PAGE = 50;

@Resolver()
export class EarlierConversationsResolver {
  @AccessFor(['endUser'])
  @Query(() => ConversationConnection, {
    description:
      'My own conversations in which I have written, the newest first; others of my home do not see them. Those that are OPEN go on with `sendMessage`. Errors: UNAUTHENTICATED, BAD_USER_INPUT.',
  })
  async conversations(
    @Arg('first', () => Int, {
      nullable: true,
      description: `Most conversations to return, 1 to ${MAX_PAGE}; default 25.`,
    })
    first: number | null,
    @Arg('after', () => String, { nullable: true, description: 'Cursor to continue behind.' })
    after: string | null,
    @Ctx() { request }: GraphqlContext,
  ): Promise<ConversationConnection> {
    const page = readPage({ first, after }, MAX_PAGE);
    if (page.after !== undefined && !validate(page.after)) {
      throw badInput(conversationReasons.CONVERSATION_CURSOR_INVALID);
    }
    const found = await findEarlierConversations(request.em, requireEndUser(request.actor), {
      limit: page.first + 1,
      after: page.after,
    });
    const edges = found.slice(0, page.first).map(({ conversation, ...said }) => ({
      ...said,
      cursor: conversation.id,
      node: presentConversation(conversation),
    }));
    return {
      edges,
      pageInfo: {
        startCursor: edges[0]?.cursor ?? null,
        endCursor: edges.at(-1)?.cursor ?? null,
        hasNextPage: found.length > page.first,
        hasPreviousPage: page.after !== undefined,
      },
    };
  }
}
