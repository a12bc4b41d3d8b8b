import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { AccessFor, type GraphqlContext } from '../../../platform/graphql/index.js';
import { presentMessage, viewMessage } from '../../conversations/index.js';
import { presentRow } from '../inbox.presenter.js';
import { InboxConversationPayload } from '../work/inbox-work.type.js';
import type { HandOver } from './handover.service.js';
import {
  ConversationReplyPayload,
  HandBackConversationInput,
  ReplyToConversationInput,
  TakeOverConversationInput,
} from './handover.type.js';

const WHO =
  'For administrators, and company users with `conversations.view` and `conversations.reply`.';

@Resolver()
export class HandOverResolver {
  readonly #handOver: HandOver;

  constructor(handOver: HandOver) {
    this.#handOver = handOver;
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => InboxConversationPayload, {
    description: `Answers a tenant in person from now on: the tenant is told who, the assistant begins no more answers, and a conversation that no colleague looks after is assigned to the viewer. ${WHO} Errors: NOT_FOUND, CONFLICT (a colleague has taken over or changed it, or the conversation has ended).`,
  })
  async takeOverConversation(
    @Arg('input', () => TakeOverConversationInput, { description: 'The conversation.' })
    input: TakeOverConversationInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<InboxConversationPayload> {
    const row = await this.#handOver.takeOver(request, input);
    return { message: 'Taken over', conversation: presentRow(row) };
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => ConversationReplyPayload, {
    description: `Sends an answer to the tenant. Who did not answer so far takes over with it; a chat that has ended goes on. A tenant who is away gets it by mail. ${WHO} Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT (taken over by a colleague), RATE_LIMITED.`,
  })
  async replyToConversation(
    @Arg('input', () => ReplyToConversationInput, { description: 'The answer.' })
    input: ReplyToConversationInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<ConversationReplyPayload> {
    const { row, message } = await this.#handOver.reply(request, input);
    return {
      message: 'Sent',
      reply: presentMessage(viewMessage(message)),
      conversation: presentRow(row),
    };
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => InboxConversationPayload, {
    description: `Lets the assistant answer again, and tells the tenant. ${WHO} Errors: NOT_FOUND, CONFLICT (the conversation has ended).`,
  })
  async handBackConversation(
    @Arg('input', () => HandBackConversationInput, { description: 'The conversation.' })
    { id }: HandBackConversationInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<InboxConversationPayload> {
    const row = await this.#handOver.handBack(request, id);
    return { message: 'Handed back to the assistant', conversation: presentRow(row) };
  }
}
