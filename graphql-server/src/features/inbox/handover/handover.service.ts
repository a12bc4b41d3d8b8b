import { z } from 'zod';
import { MAX_MESSAGE_LENGTH } from '@hausgeist/schema';
import { actorId, type RequestContext, requireStaff } from '../../../platform/context/index.js';
import { isOfficeOpen } from '../../../platform/ai/index.js';
import { type EntityManager, repeatable } from '../../../platform/database/index.js';
import { conflict, notFound } from '../../../platform/errors/index.js';
import { parseInput, requiredBlock } from '../../../platform/input/index.js';
import type { RateLimit, RateLimits } from '../../../platform/limits/index.js';
import { type Company, findCompany } from '../../companies/index.js';
import {
  type Author,
  bringBack,
  type Conversation,
  conversationReasons,
  type Message,
  type PersonMessages,
} from '../../conversations/index.js';
import { findColleagues } from '../colleagues.repository.js';
import { inboxReasons } from '../inbox.reasons.js';
import { requireWorkerWith } from '../inbox.policy.js';
import type { InboxRow } from '../inbox-views.js';
import { conversationReplied, conversationTakenOver } from '../inbox.webhook-events.js';
import { findRow } from '../list/inbox-row.repository.js';
import { findUsualMinutes } from './usual-minutes.repository.js';
import { assignTo } from '../work/assignment.js';
import { lockOne, requireSeen, type SeenConversation } from '../work/conversation-lock.js';
import type { InboxJournal } from '../work/inbox-journal.js';

/** Answers of one person; a quick writer never meets it. */
const REPLIES: RateLimit = { name: 'inbox-reply', points: 60, durationSeconds: 60 };

const replySchema = z.object({
  text: requiredBlock('message', MAX_MESSAGE_LENGTH),
  clientId: z
    .string()
    .min(1, conversationReasons.REQUEST_ID_MISSING.issue)
    .max(64, conversationReasons.REQUEST_ID_TOO_LONG.issue),
});

interface Dependencies {
  journal: InboxJournal;
  limits: RateLimits;
  messages: PersonMessages;
}

/** A conversation that a person of the company works on. */
interface AtWork {
  tx: EntityManager;
  conversation: Conversation;
  author: Author;
}

/** Lets people of a company answer tenants in person, and hand back to the assistant. */
export class HandOver {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /**
   * The person answers from now on: the tenant is told who, the assistant finishes what it has begun
   * and begins nothing more. Of two people one wins; from a colleague it is taken on purpose only. It is
   * theirs to look after from then on, also where a colleague did.
   */
  async takeOver(
    context: RequestContext,
    { id, revision, fromColleague }: SeenConversation & { fromColleague: boolean },
  ): Promise<InboxRow> {
    const { messages } = this.#deps;
    return this.#work(context, id, async ({ tx, conversation, author }) => {
      if (conversation.handlerId === author.id) return;
      requireOpen(conversation);
      if (conversation.handler === 'PERSON' && !fromColleague) throw takenOver(conversation);
      await requireSeen(tx, conversation, revision);
      const company = await findCompany(tx, conversation.company.id);
      await messages.takeOver(tx, conversation, {
        ...{ author, company: company.name, officeHours: company.officeHours },
        usualMinutes: await usualMinutesAt(tx, company, new Date()),
      });
      await this.#keepTakenOver(context, { tx, conversation, author });
    });
  }

  /**
   * What the person answers; the same client id again is the same message. Who answers first has taken over with
   * it. A chat that has ended goes on, also where a colleague answered in it before: its tenant gets the answer by mail.
   */
  async reply(
    context: RequestContext,
    { id, ...input }: { id: string; text: string; clientId: string },
  ): Promise<{ row: InboxRow; message: Message }> {
    const worker = requireWorkerWith(requireStaff(context.actor), 'conversations.reply');
    const { text, clientId } = parseInput(replySchema, input);
    await this.#deps.limits.consume(
      REPLIES,
      actorId(worker.actor),
      conversationReasons.TOO_MANY_MESSAGES,
    );
    let sent: Message | undefined;
    const row = await this.#work(context, id, async ({ tx, conversation, author }) => {
      const { status, handler, handlerId } = conversation;
      const isTakingOver = handler !== 'PERSON' || handlerId !== author.id;
      if (isTakingOver && handler === 'PERSON' && status === 'OPEN') throw takenOver(conversation);
      const company = await findCompany(tx, conversation.company.id);
      const { message, isNew } = await this.#deps.messages.reply(tx, conversation, {
        ...{ author, text, clientId },
        takingOver: isTakingOver
          ? { company: company.name, officeHours: company.officeHours }
          : undefined,
      });
      sent = message;
      if (!isNew) return;
      if (isTakingOver) await this.#keepTakenOver(context, { tx, conversation, author });
      await this.#deps.journal.publish(
        tx,
        conversation,
        conversationReplied(conversation, message, author),
      );
      // It goes on, and the tenant's answer is waited for; a snooze has its own end.
      if (!conversation.archivedAt || conversation.snoozedUntil) return;
      bringBack(conversation);
      conversation.inboxRevision += 1;
      const acting = { ...context, actor: requireStaff(context.actor) };
      await this.#deps.journal.keep(acting, tx, conversation, { kind: 'RESTORED' });
    });
    if (!sent) throw new Error('A reply was not stored.');
    return { row, message: sent };
  }

  /** The assistant answers again, and the tenant is told. Every colleague may do it; twice is harmless. */
  async handBack(context: RequestContext, id: string): Promise<InboxRow> {
    return this.#work(context, id, async ({ tx, conversation }) => {
      if (conversation.handler === 'ASSISTANT') return;
      requireOpen(conversation);
      await this.#deps.messages.handBack(tx, conversation);
      conversation.inboxRevision += 1;
      await this.#deps.journal.keep(
        { ...context, actor: requireStaff(context.actor) },
        tx,
        conversation,
        {
          kind: 'HANDED_BACK',
        },
      );
    });
  }

  /** Writes down that a person has taken over, who looks after it from then on. */
  async #keepTakenOver(
    context: RequestContext,
    { tx, conversation, author }: AtWork,
  ): Promise<void> {
    const { journal } = this.#deps;
    conversation.inboxRevision += 1;
    const acting = { ...context, actor: requireStaff(context.actor) };
    await journal.keep(acting, tx, conversation, {
      kind: 'TAKEN_OVER',
      event: conversationTakenOver(conversation, author),
    });
    if (conversation.assigneeId === author.id) return;
    // Administrators of the platform are no colleagues: they answer without looking after it.
    const [assignee] = await findColleagues(tx, conversation.company.id, [author.id]);
    if (!assignee) return;
    const activity = await assignTo(journal, tx, conversation, { assignee, actor: author });
    await journal.keep(acting, tx, conversation, activity);
  }

  async #work(
    { actor, em }: RequestContext,
    id: string,
    work: (atWork: AtWork) => Promise<void>,
  ): Promise<InboxRow> {
    const worker = requireWorkerWith(requireStaff(actor), 'conversations.reply');
    const author = { id: actorId(worker.actor), name: worker.actor.name };
    return repeatable(em, async (tx) => {
      const conversation = await lockOne(tx, id, worker.companyId);
      await work({ tx, conversation, author });
      await tx.flush();
      const row = await findRow(tx, { readerId: author.id }, conversation.id, undefined);
      if (!row) throw notFound(inboxReasons.CONVERSATION_NOT_FOUND);
      return row;
    });
  }
}

/** When no one is in the office, a number of minutes would be a promise that is not kept. */
async function usualMinutesAt(tx: EntityManager, company: Company, moment: Date) {
  const { officeHours, holidays } = company;
  return isOfficeOpen(officeHours, { holidays }, moment)
    ? findUsualMinutes(tx, company.id)
    : undefined;
}

const takenOver = ({ handlerName }: Conversation) =>
  conflict(inboxReasons.CONVERSATION_TAKEN_OVER({ name: handlerName ?? '' }));

function requireOpen({ status }: Conversation): void {
  if (status !== 'OPEN') throw conflict(inboxReasons.CONVERSATION_OVER);
}
