import { actorId, type RequestContext, requireUuid } from '../../../platform/context/index.js';
import { type EntityManager, repeatable } from '../../../platform/database/index.js';
import { badInput, type Refusal, wrongField } from '../../../platform/errors/index.js';
import type { JobQueue } from '../../../platform/jobs/index.js';
import type { Urgency } from '../../assistant/index.js';
import { bringBack, type Conversation } from '../../conversations/index.js';
import { findColleagues } from '../colleagues.repository.js';
import type { InboxRow } from '../inbox-views.js';
import { inboxReasons } from '../inbox.reasons.js';
import { readerOf, requireWorker, requireWorkerWith, type Worker } from '../inbox.policy.js';
import { findRow, findRows } from '../list/inbox-row.repository.js';
import { assignTo } from './assignment.js';
import {
  changedMeanwhile,
  lockConversations,
  lockOne,
  requireSeen,
  type SeenConversation,
  writtenMeanwhile,
} from './conversation-lock.js';
import { findLabelNames, setLabelsOf } from '../labels/label.repository.js';
import type { InboxJournal } from './inbox-journal.js';
import type { PutAway } from './put-away.js';
import { endSnoozeJob } from './snooze.job.js';

/** Conversations that one call may change. */
const MOST_AT_ONCE = 200;

/** Labels that one conversation can have. */
const MOST_LABELS = 20;

/** What became of several conversations. */
export interface BulkResult {
  changed: InboxRow[];
  /** Those that a colleague has changed meanwhile, as they are now. */
  refused: { row: InboxRow; refusal: Refusal }[];
}

/** What the people of a company do with its conversations. */
export class InboxWork {
  readonly #journal: InboxJournal;
  readonly #jobs: JobQueue;

  constructor(journal: InboxJournal, jobs: JobQueue) {
    this.#journal = journal;
    this.#jobs = jobs;
  }

  /** Gives a conversation to a colleague who may read it, or to none; the same twice is harmless. */
  async assign(
    context: RequestContext,
    { id, revision, assigneeId }: SeenConversation & { assigneeId: string | null },
  ): Promise<InboxRow> {
    const worker = requireWorker(context.actor);
    const actor = { id: actorId(worker.actor), name: worker.actor.name };
    return this.#change(context, worker, id, async (tx, conversation) => {
      if ((conversation.assigneeId ?? null) === assigneeId) return undefined;
      await requireSeen(tx, conversation, revision);
      const [assignee] = assigneeId
        ? await findColleagues(tx, conversation.company.id, [requireUuid(assigneeId)])
        : [];
      if (assigneeId && !assignee) {
        throw wrongField('assigneeId', inboxReasons.COLLEAGUE_NOT_FOUND);
      }
      return assignTo(this.#journal, tx, conversation, { assignee, actor });
    });
  }

  /** Gives a conversation these labels and no others. */
  async setLabels(
    context: RequestContext,
    { id, revision, labelIds }: SeenConversation & { labelIds: readonly string[] },
  ): Promise<InboxRow> {
    const wanted = [...new Set(labelIds.map(requireUuid))];
    if (wanted.length > MOST_LABELS) {
      throw wrongField('labelIds', inboxReasons.TOO_MANY_LABELS({ max: MOST_LABELS }));
    }
    return this.#change(context, requireWorker(context.actor), id, async (tx, conversation) => {
      const names = await findLabelNames(tx, conversation.company.id, wanted);
      if (names.length < wanted.length) {
        throw wrongField('labelIds', inboxReasons.LABEL_NOT_FOUND);
      }
      await requireSeen(tx, conversation, revision);
      const isOther = await setLabelsOf(tx, conversation, wanted);
      return isOther ? { kind: 'LABELLED', names } : undefined;
    });
  }

  /** Says how urgent a conversation is, in the place of what its answers say. */
  async setUrgency(
    context: RequestContext,
    { id, revision, urgency }: SeenConversation & { urgency: Urgency },
  ): Promise<InboxRow> {
    return this.#change(context, requireWorker(context.actor), id, async (tx, conversation) => {
      if (conversation.urgency === urgency) return undefined;
      await requireSeen(tx, conversation, revision);
      conversation.urgency = urgency;
      if (urgency === 'EMERGENCY') bringBack(conversation);
      return { kind: 'URGENCY_SET', names: [urgency] };
    });
  }

  /** Archives conversations, snoozes them or brings them back. Those that were changed or written in meanwhile stay as they are. */
  async putAway(
    context: RequestContext,
    seen: readonly (SeenConversation & { messageCount?: number | null })[],
    { isDone, change, hides, until }: PutAway,
  ): Promise<BulkResult> {
    const worker = requireWorkerWith(context.actor, 'conversations.archive');
    if (seen.length === 0 || seen.length > MOST_AT_ONCE) {
      throw badInput(inboxReasons.CONVERSATIONS_AT_ONCE({ max: MOST_AT_ONCE }));
    }
    const seenById = new Map(seen.map((one) => [requireUuid(one.id), one]));
    return repeatable(context.em, async (tx) => {
      const refusals = new Map<string, Refusal>();
      const locked = await lockConversations(tx, [...seenById.keys()], worker.companyId);
      for (const conversation of locked) {
        if (isDone(conversation)) continue;
        const { revision, messageCount } = seenById.get(conversation.id) ?? { revision: -1 };
        const refusal =
          (await changedMeanwhile(tx, conversation, revision)) ??
          (hides ? await writtenMeanwhile(tx, conversation, messageCount) : undefined);
        if (refusal) {
          refusals.set(conversation.id, refusal);
          continue;
        }
        const activity = change(conversation);
        conversation.inboxRevision += 1;
        await this.#journal.keep({ ...context, ...worker }, tx, conversation, activity);
        if (until) await this.#wakeAt(tx, conversation, until);
      }
      await tx.flush();
      const rows = await findRows(tx, { readerId: readerOf(context.actor) }, [...seenById.keys()]);
      return {
        changed: rows.filter(({ id }) => !refusals.has(id)),
        refused: rows.flatMap((row) => {
          const refusal = refusals.get(row.id);
          return refusal ? [{ row, refusal }] : [];
        }),
      };
    });
  }

  async #wakeAt(tx: EntityManager, { id, company }: Conversation, until: Date): Promise<void> {
    const data = { conversationId: id, companyId: company.id, until: until.toISOString() };
    const startAfterSeconds = Math.ceil((until.getTime() - Date.now()) / 1000);
    await this.#jobs.enqueue(tx, endSnoozeJob, data, { startAfterSeconds });
  }

  async #change(
    context: RequestContext,
    worker: Worker,
    id: string,
    change: (
      tx: EntityManager,
      conversation: Conversation,
    ) => Promise<Parameters<InboxJournal['keep']>[3] | undefined>,
  ): Promise<InboxRow> {
    return repeatable(context.em, async (tx) => {
      const conversation = await lockOne(tx, id, worker.companyId);
      const activity = await change(tx, conversation);
      if (activity) {
        conversation.inboxRevision += 1;
        await this.#journal.keep({ ...context, ...worker }, tx, conversation, activity);
      }
      await tx.flush();
      const reader = { readerId: readerOf(context.actor) };
      const row = await findRow(tx, reader, conversation.id, undefined);
      if (!row) throw new Error('A locked conversation is gone.');
      return row;
    });
  }
}
