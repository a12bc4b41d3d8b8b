import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { AccessFor, type GraphqlContext } from '../../../platform/graphql/index.js';
import { presentRow } from '../inbox.presenter.js';
import { Colleague } from '../inbox.type.js';
import {
  AddConversationNoteInput,
  ConversationNotePayload,
  InboxConversationPayload,
  MarkConversationReadInput,
  MarkConversationUnreadInput,
} from '../work/inbox-work.type.js';
import type { NoteService } from './note.service.js';

@Resolver()
export class NoteResolver {
  readonly #notes: NoteService;

  constructor(notes: NoteService) {
    this.#notes = notes;
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Query(() => [Colleague], {
    description:
      'The people of one company who may read its conversations, so that they can be given one or be mentioned in a note; by name. For administrators, who name the company, and `conversations.view` at the own company. Errors: BAD_USER_INPUT, NOT_FOUND.',
  })
  async inboxColleagues(
    @Arg('companyId', () => ID, {
      nullable: true,
      description: 'The company; for administrators, who have to say it.',
    })
    companyId: string | null,
    @Ctx() { request }: GraphqlContext,
  ): Promise<Colleague[]> {
    return this.#notes.colleagues(request, companyId);
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => ConversationNotePayload, {
    description:
      'Adds an internal note, which tenants never see. For administrators, and company users with `conversations.view`. Errors: BAD_USER_INPUT, NOT_FOUND.',
  })
  async addConversationNote(
    @Arg('input', () => AddConversationNoteInput, { description: 'The note.' })
    input: AddConversationNoteInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<ConversationNotePayload> {
    return { message: 'Note added', note: await this.#notes.add(request, input) };
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => InboxConversationPayload, {
    description:
      'Remembers that the viewer has read a conversation. For administrators, and company users with `conversations.view`. Errors: NOT_FOUND.',
  })
  async markConversationRead(
    @Arg('input', () => MarkConversationReadInput, { description: 'How far.' })
    { id, until }: MarkConversationReadInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<InboxConversationPayload> {
    const row = await this.#notes.setRead(request, id, until ?? new Date());
    return { message: 'Marked as read', conversation: presentRow(row) };
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => InboxConversationPayload, {
    description:
      'Lets a conversation count as unread for the viewer. For administrators, and company users with `conversations.view`. Errors: NOT_FOUND.',
  })
  async markConversationUnread(
    @Arg('input', () => MarkConversationUnreadInput, { description: 'The conversation.' })
    { id }: MarkConversationUnreadInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<InboxConversationPayload> {
    const row = await this.#notes.setRead(request, id, null);
    return { message: 'Marked as unread', conversation: presentRow(row) };
  }
}
