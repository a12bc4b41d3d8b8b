import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import {
  AccessFor,
  DeleteInput,
  DeletePayload,
  type GraphqlContext,
} from '../../platform/graphql/index.js';
import { presentTo } from './contact-note.presenter.js';
import type { ContactNotes } from './contact-note.service.js';
import { AddContactNoteInput, ContactNotePayload, ContactNoteType } from './contact-note.type.js';

const WHO = 'For administrators, and `users.view` with `conversations.view` at the own company.';

@Resolver()
export class ContactNoteResolver {
  readonly #notes: ContactNotes;

  constructor(notes: ContactNotes) {
    this.#notes = notes;
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Query(() => [ContactNoteType], {
    description: `Calls, visits and letters that were noted at a tenant or owner, the latest first; at most 500. ${WHO} Errors: NOT_FOUND.`,
  })
  async contactNotes(
    @Arg('endUserId', () => ID, { description: 'The tenant or owner.' }) endUserId: string,
    @Ctx() { request }: GraphqlContext,
  ): Promise<ContactNoteType[]> {
    return (await this.#notes.list(request, endUserId)).map(presentTo(request.actor));
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Mutation(() => ContactNotePayload, {
    description: `Notes a call, a visit or a letter at a tenant or owner, who never sees it in the chat; it is part of a copy of their data. ${WHO} Of a key it takes \`users.edit\`, too. Errors: BAD_USER_INPUT, CONFLICT (there are 500 already), NOT_FOUND.`,
  })
  async addContactNote(
    @Arg('input', () => AddContactNoteInput, { description: 'What is noted.' })
    input: AddContactNoteInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<ContactNotePayload> {
    const note = await this.#notes.add(request, input);
    return { message: 'Note added', note: presentTo(request.actor)(note) };
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => DeletePayload, {
    description: `Deletes such a note: one's own, or with \`users.edit\` any. ${WHO} No keys. Errors: CONFLICT (a legal hold keeps it), FORBIDDEN, NOT_FOUND.`,
  })
  async deleteContactNote(
    @Arg('input', () => DeleteInput, { description: 'The note.' }) { id }: DeleteInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<DeletePayload> {
    return { message: 'Note deleted', deletedId: await this.#notes.delete(request, id) };
  }
}
