import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Int, Query, Resolver, Root } from 'type-graphql';
import { badInput } from '../../platform/errors/index.js';
import {
  AccessFor,
  asksFor,
  type GraphqlContext,
  toConnection,
} from '../../platform/graphql/index.js';
import { requirePageSize } from '../../platform/lists/index.js';
import {
  ChatMessageConnection,
  conversationReasons,
  countMessages,
  findMessageViews,
  LAST_SEQUENCE,
  presentMessage,
  proposeCases,
} from '../conversations/index.js';
import { InboxConversationDetails, ProposedCase } from './details/inbox-details.type.js';
import { presentCounts, presentDetails, presentRow } from './inbox.presenter.js';
import type { InboxService } from './inbox.service.js';
import { InboxConversationConnection, InboxCounts } from './inbox.type.js';
import { InboxArguments } from './list/inbox-arguments.type.js';

/** Most messages one page holds. */
const MAX_PAGE = 200;

@Resolver(() => InboxConversationDetails)
export class InboxResolver {
  readonly #inbox: InboxService;

  constructor(inbox: InboxService) {
    this.#inbox = inbox;
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Query(() => InboxConversationConnection, {
    description:
      'Conversations of one company, by default the newest activity first. For administrators, who name the company, and `conversations.view` at the own company. Errors: BAD_USER_INPUT, NOT_FOUND.',
  })
  async inboxConversations(
    @Args(() => InboxArguments) { filter, sort, ...page }: InboxArguments,
    @Ctx() { request }: GraphqlContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<InboxConversationConnection> {
    const { companyId, search, ...rest } = filter ?? {};
    const counted = asksFor(info, 'totalCount');
    const list = await this.#inbox.list(request, {
      companyId,
      filter: rest,
      ...{ search, sort: sort ?? 'ACTIVITY' },
      page,
      counted,
    });
    return toConnection(list, presentRow, ({ found }) => ({ found }));
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Query(() => InboxCounts, {
    description:
      'How many conversations each list of the inbox has. For administrators, who name the company, and `conversations.view` at the own company.',
  })
  async inboxCounts(
    @Arg('companyId', () => ID, {
      nullable: true,
      description: 'The company; for administrators, who have to say it.',
    })
    companyId: string | null,
    @Ctx() { request }: GraphqlContext,
  ): Promise<InboxCounts> {
    return presentCounts(await this.#inbox.counts(request, companyId));
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Query(() => InboxConversationDetails, {
    description:
      'One conversation with its messages, notes and history. For administrators, and `conversations.view` at the own company. Errors: NOT_FOUND.',
  })
  async inboxConversation(
    @Arg('id', () => ID, { description: 'The conversation.' }) id: string,
    @Ctx() { request }: GraphqlContext,
  ): Promise<InboxConversationDetails> {
    return presentDetails(await this.#inbox.details(request, id));
  }

  @FieldResolver(() => [ProposedCase], {
    description:
      'What cases of it may begin with: its matters that have none yet and are not settled, faults first. Read from its messages without any model.',
  })
  async proposedCases(
    @Root() { id }: InboxConversationDetails,
    @Ctx() { request }: GraphqlContext,
  ): Promise<ProposedCase[]> {
    return proposeCases(request.em, id);
  }

  @FieldResolver(() => ChatMessageConnection, {
    description: 'The last messages before a cursor, in their order: the newest comes last.',
  })
  async messages(
    @Root() { id, conversation }: InboxConversationDetails,
    @Arg('last', () => Int, {
      nullable: true,
      defaultValue: 50,
      description: `Most messages to return, 1 to ${MAX_PAGE}; default 50.`,
    })
    last: number | null,
    @Arg('before', () => String, {
      nullable: true,
      description: 'Cursor of a message; without it, the last messages of all.',
    })
    before: string | null,
    @Ctx() { request }: GraphqlContext,
  ): Promise<ChatMessageConnection> {
    const limit = requirePageSize(last ?? 50, MAX_PAGE, 'last');
    if (before && !/^\d{1,9}$/.test(before))
      throw badInput(conversationReasons.CONVERSATION_CURSOR_INVALID);
    const beforeSequence = before ? Number(before) : LAST_SEQUENCE;
    const views = await findMessageViews(request.em, id, { beforeSequence, limit: limit + 1 });
    const edges = views
      .slice(-limit)
      .map((view) => ({ cursor: String(view.sequence), node: presentMessage(view) }));
    return {
      edges,
      totalCount: await countMessages(request.em, id),
      pageInfo: {
        startCursor: edges[0]?.cursor ?? null,
        endCursor: edges.at(-1)?.cursor ?? null,
        hasNextPage: Number(edges.at(-1)?.cursor ?? 0) < conversation.messageCount,
        hasPreviousPage: views.length > limit,
      },
    };
  }
}
