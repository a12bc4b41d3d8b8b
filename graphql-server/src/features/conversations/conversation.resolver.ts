import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { requireEndUser } from '../../platform/context/index.js';
import { badInput } from '../../platform/errors/index.js';
import { AccessFor, type GraphqlContext } from '../../platform/graphql/index.js';
import { requirePageSize } from '../../platform/lists/index.js';
import {
  EndConversationInput,
  EndConversationPayload,
  RetryAnswerInput,
  RetryAnswerPayload,
  SendMessageInputType,
  SendMessagePayload,
  StopAnswerInput,
  StopAnswerPayload,
} from './conversation-mutations.type.js';
import {
  presentConversation,
  presentMessage,
  presentMessageConnection,
} from './conversation.presenter.js';
import { conversationReasons } from './conversation.reasons.js';
import {
  countMessages,
  findConversationView,
  findMessageViews,
} from './conversation.repository.js';
import type { ConversationService } from './conversation.service.js';
import { ConversationType } from './conversation.type.js';
import { ChatMessageConnection } from './message.type.js';

/** Most messages one page holds. */
const MAX_PAGE = 200;

@Resolver(() => ConversationType)
export class ConversationResolver {
  readonly #conversations: ConversationService;

  constructor(conversations: ConversationService) {
    this.#conversations = conversations;
  }

  @AccessFor(['endUser'])
  @Query(() => ConversationType, {
    nullable: true,
    description: 'My conversation with this session id; null when I have none.',
  })
  async conversation(
    @Arg('sessionId', () => ID, { description: 'Session id chosen by the client.' })
    sessionId: string,
    @Ctx() { request }: GraphqlContext,
  ): Promise<ConversationType | null> {
    const view = await findConversationView(request.em, sessionId, requireEndUser(request.actor));
    return view ? presentConversation(view) : null;
  }

  @FieldResolver(() => ChatMessageConnection, { description: 'Messages, oldest first.' })
  async messages(
    @Root() conversation: ConversationType,
    @Arg('first', () => Int, {
      nullable: true,
      defaultValue: 50,
      description: `Most messages to return, 1 to ${MAX_PAGE}; default 50.`,
    })
    first: number | null,
    @Arg('after', () => String, { nullable: true, description: 'Cursor to continue behind.' })
    after: string | null,
    @Ctx() { request }: GraphqlContext,
  ): Promise<ChatMessageConnection> {
    const limit = requirePageSize(first ?? 50, MAX_PAGE);
    if (after && !/^\d{1,9}$/.test(after))
      throw badInput(conversationReasons.CONVERSATION_CURSOR_INVALID);
    const afterSequence = Number(after ?? 0);
    const views = await findMessageViews(request.em, conversation.id, {
      afterSequence,
      limit: limit + 1,
    });
    const totalCount = await countMessages(request.em, conversation.id);
    return presentMessageConnection(views, { first: limit, afterSequence, totalCount });
  }

  @AccessFor(['endUser'])
  @Mutation(() => SendMessagePayload, {
    description:
      'Sends a message; the answer follows on `conversationEvents`. Errors: BAD_USER_INPUT, NOT_FOUND (another user has this session id), CONFLICT (the conversation has ended), RATE_LIMITED.',
  })
  async sendMessage(
    @Arg('input', { description: 'The message.' }) input: SendMessageInputType,
    @Ctx() { request }: GraphqlContext,
  ): Promise<SendMessagePayload> {
    return { message: presentMessage(await this.#conversations.send(request, input)) };
  }

  @AccessFor(['endUser'])
  @Mutation(() => RetryAnswerPayload, {
    description: 'Asks for a failed answer once more. Errors: NOT_FOUND, CONFLICT, RATE_LIMITED.',
  })
  async retryAnswer(
    @Arg('input', { description: 'The failed answer.' }) input: RetryAnswerInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<RetryAnswerPayload> {
    return { message: presentMessage(await this.#conversations.retryAnswer(request, input)) };
  }

  @AccessFor(['endUser'])
  @Mutation(() => StopAnswerPayload, {
    description:
      'Ends an answer that is being written, with what is there of it (`isStopped`). One that is done stays as it is, and one that tells what to do in danger goes on. Errors: NOT_FOUND.',
  })
  async stopAnswer(
    @Arg('input', { description: 'The answer.' }) input: StopAnswerInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<StopAnswerPayload> {
    return { message: presentMessage(await this.#conversations.stopAnswer(request, input)) };
  }

  @AccessFor(['endUser'])
  @Mutation(() => EndConversationPayload, {
    description:
      'Ends the conversation: a summary is written and mailed to the end user, and its PDF to the company. Ending twice is harmless. Errors: NOT_FOUND.',
  })
  async endConversation(
    @Arg('input', { description: 'The conversation.' }) input: EndConversationInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<EndConversationPayload> {
    const view = await this.#conversations.end(request, input);
    const status = view.status === 'ENDED' ? 'COMPLETED' : 'PROCESSING';
    return { status, conversation: presentConversation(view) };
  }
}
