import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { AccessFor, type GraphqlContext, presentRefusal } from '../../../platform/graphql/index.js';
import { presentRow } from '../inbox.presenter.js';
import type { BulkResult, InboxWork } from './inbox-work.service.js';
import { archiving, restoring, snoozing } from './put-away.js';
import {
  AssignConversationInput,
  InboxConversationPayload,
  InboxConversationsPayload,
  SeenConversationsInput,
  SetConversationLabelsInput,
  SetConversationUrgencyInput,
  SnoozeConversationsInput,
} from './inbox-work.type.js';

const MEANWHILE = 'CONFLICT (a colleague has changed it since that revision)';

@Resolver()
export class InboxWorkResolver {
  readonly #work: InboxWork;

  constructor(work: InboxWork) {
    this.#work = work;
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => InboxConversationPayload, {
    description: `Gives a conversation to a colleague who may read it, or to none. For administrators, and company users with \`conversations.view\`. Errors: BAD_USER_INPUT, NOT_FOUND, ${MEANWHILE}.`,
  })
  async assignConversation(
    @Arg('input', () => AssignConversationInput, { description: 'Who is to look after it.' })
    { assigneeId = null, ...seen }: AssignConversationInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<InboxConversationPayload> {
    const row = await this.#work.assign(request, { ...seen, assigneeId });
    const message = row.assignee ? `Assigned to ${row.assignee.name}` : 'Assigned to no colleague';
    return { message, conversation: presentRow(row) };
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => InboxConversationPayload, {
    description: `Gives a conversation exactly these labels. For administrators, and company users with \`conversations.view\`. Errors: BAD_USER_INPUT, NOT_FOUND, ${MEANWHILE}.`,
  })
  async setConversationLabels(
    @Arg('input', () => SetConversationLabelsInput, { description: 'The labels.' })
    input: SetConversationLabelsInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<InboxConversationPayload> {
    const row = await this.#work.setLabels(request, input);
    return { message: 'Labels changed', conversation: presentRow(row) };
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => InboxConversationPayload, {
    description: `Says how urgent a conversation is; a later answer about something more urgent raises it again. For administrators, and company users with \`conversations.view\`. Errors: NOT_FOUND, ${MEANWHILE}.`,
  })
  async setConversationUrgency(
    @Arg('input', () => SetConversationUrgencyInput, { description: 'How urgent it is.' })
    input: SetConversationUrgencyInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<InboxConversationPayload> {
    const row = await this.#work.setUrgency(request, input);
    return { message: 'Urgency changed', conversation: presentRow(row) };
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Mutation(() => InboxConversationsPayload, {
    description:
      'Ticks conversations off as done, also those whose tenants wait; one in which the tenant writes again comes back. Those that a colleague has changed, or the tenant has written in (`messageCount`), meanwhile are left as they are and named. For administrators, and `conversations.view` with `conversations.archive` at the own company. Errors: BAD_USER_INPUT, NOT_FOUND (of any of them: then none is archived).',
  })
  async archiveConversations(
    @Arg('input', () => SeenConversationsInput, { description: 'The conversations.' })
    { conversations }: SeenConversationsInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<InboxConversationsPayload> {
    const result = await this.#work.putAway(request, conversations, archiving);
    return presentBulk('archived', result);
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Mutation(() => InboxConversationsPayload, {
    description:
      'Puts conversations away until a moment, at which they come back by themselves; at once when the tenant writes or reports an emergency. Those that a colleague has changed, or the tenant has written in (`messageCount`), meanwhile are left as they are and named. For administrators, and `conversations.view` with `conversations.archive` at the own company. Errors: BAD_USER_INPUT, NOT_FOUND (of any of them: then none is put away).',
  })
  async snoozeConversations(
    @Arg('input', () => SnoozeConversationsInput, { description: 'Which, and until when.' })
    { conversations, until }: SnoozeConversationsInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<InboxConversationsPayload> {
    const result = await this.#work.putAway(request, conversations, snoozing(until));
    return presentBulk('snoozed', result);
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Mutation(() => InboxConversationsPayload, {
    description:
      'Brings conversations back from the archive, or before their snooze is over. Those that a colleague has changed meanwhile are left as they are and named. For administrators, and `conversations.view` with `conversations.archive` at the own company. Errors: BAD_USER_INPUT, NOT_FOUND (of any of them: then none is restored).',
  })
  async restoreConversations(
    @Arg('input', () => SeenConversationsInput, { description: 'The conversations.' })
    { conversations }: SeenConversationsInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<InboxConversationsPayload> {
    const result = await this.#work.putAway(request, conversations, restoring);
    return presentBulk('restored', result);
  }
}

const presentBulk = (
  done: string,
  { changed, refused }: BulkResult,
): InboxConversationsPayload => ({
  message: `${changed.length} of ${changed.length + refused.length} conversations ${done}`,
  conversations: changed.map(presentRow),
  refused: refused.flatMap(({ row, refusal }) => {
    const shown = presentRefusal(refusal.told, refusal.message);
    return shown ? [{ conversation: presentRow(row), refusal: shown }] : [];
  }),
});
