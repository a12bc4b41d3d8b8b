import { z } from 'zod';
import { actorId, type RequestContext, requireUuid } from '../../../platform/context/index.js';
import { transactional } from '../../../platform/database/index.js';
import { notFound, wrongField } from '../../../platform/errors/index.js';
import { parseInput, requiredBlock } from '../../../platform/input/index.js';
import { findCompany } from '../../companies/index.js';
import { findColleagues } from '../colleagues.repository.js';
import { ConversationNote } from '../conversation-history.entity.js';
import type { ColleagueView, InboxRow, NoteView } from '../inbox-views.js';
import { inboxReasons } from '../inbox.reasons.js';
import { inboxToRead, readerOf, requireWorker } from '../inbox.policy.js';
import { findRow } from '../list/inbox-row.repository.js';
import { lockOne } from '../work/conversation-lock.js';
import type { InboxJournal } from '../work/inbox-journal.js';
import { keepReading } from './reading.repository.js';

const noteSchema = z.object({ text: requiredBlock('note', 4_000) });

/** Colleagues that one note can mention. */
const MOST_MENTIONED = 20;

/** What colleagues tell each other about conversations, and what each of them has read. */
export class NoteService {
  readonly #journal: InboxJournal;

  constructor(journal: InboxJournal) {
    this.#journal = journal;
  }

  /** The people of a company who may be given conversations and mentioned in notes, by name. */
  async colleagues(
    { actor, em }: RequestContext,
    companyId: string | null | undefined,
  ): Promise<ColleagueView[]> {
    const company = await findCompany(em, inboxToRead(actor, companyId));
    return findColleagues(em, company.id);
  }

  /** Adds an internal note; those who are mentioned are colleagues who may read it. */
  async add(
    context: RequestContext,
    input: { id: string; text: string; mentions: readonly string[] },
  ): Promise<NoteView> {
    const { actor, companyId } = requireWorker(context.actor);
    const { text } = parseInput(noteSchema, input);
    const mentions = [...new Set(input.mentions.map(requireUuid))];
    return transactional(context.em, async (tx) => {
      const conversation = await lockOne(tx, input.id, companyId);
      const company = conversation.company.id;
      const known = await findColleagues(tx, company, mentions.slice(0, MOST_MENTIONED));
      if (known.length < mentions.length) {
        throw wrongField('mentions', inboxReasons.COLLEAGUE_NOT_FOUND);
      }
      const author = { id: actorId(actor), name: actor.name };
      const note = tx.create(ConversationNote, {
        companyId: company,
        conversationId: conversation.id,
        authorId: author.id,
        authorName: author.name,
        text,
        mentions,
      });
      await tx.flush();
      await this.#journal.notify(tx, conversation, {
        ...{ kind: 'MENTIONED', occasion: note.id, to: mentions, actor: author },
      });
      this.#journal.tell(tx, company, { conversationId: conversation.id });
      return { id: note.id, author, text, mentions, at: note.createdAt };
    });
  }

  /**
   * Remembers that the person has read a conversation, as far as they have seen it; or, without a
   * moment, that it is to count as unread.
   */
  async setRead(context: RequestContext, id: string, until: Date | null): Promise<InboxRow> {
    const { actor, companyId } = requireWorker(context.actor);
    const readerId = actorId(actor);
    return transactional(context.em, async (tx) => {
      const known = await findRow(tx, { readerId }, requireUuid(id), companyId);
      if (!known) throw notFound(inboxReasons.CONVERSATION_NOT_FOUND);
      const company = await keepReading(tx, { conversationId: known.id, readerId, until });
      if (until) await this.#journal.noteRead(tx, readerId, known.id);
      this.#journal.tell(tx, company, { conversationId: known.id, readerId });
      const row = await findRow(tx, { readerId: readerOf(actor) }, known.id, companyId);
      return row ?? known;
    });
  }
}
