import { LockMode } from '@mikro-orm/core';
import type { z } from 'zod';
import { type EntityManager, transactional } from '../../../platform/database/index.js';
import { bringBack, Conversation } from '../../conversations/index.js';
import type { InboxJournal } from './inbox-journal.js';
import type { endSnoozeJob } from './snooze.job.js';

type Snooze = z.infer<typeof endSnoozeJob.data>;

/** Brings a conversation back as the newest one, unless it came back before, or was snoozed anew. */
export async function endSnooze(
  em: EntityManager,
  journal: InboxJournal,
  { conversationId, companyId, until }: Snooze,
): Promise<void> {
  await transactional(em.fork(), async (tx) => {
    const conversation = await tx.findOne(
      Conversation,
      { id: conversationId, company: companyId, snoozedUntil: new Date(until) },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!conversation) return;
    bringBack(conversation);
    conversation.lastActivityAt = new Date();
    await tx.flush();
    journal.tell(tx, companyId, { conversationId });
  });
}

/** How long a snooze may be over before its job counts as lost. */
const LATE_MS = 5 * 60_000;

/** Ends the snoozes that their jobs did not end. */
export async function endLostSnoozes(
  em: EntityManager,
  journal: InboxJournal,
  { signal }: { signal: AbortSignal },
): Promise<void> {
  const lost = await em
    .fork()
    .find(Conversation, { snoozedUntil: { $lt: new Date(Date.now() - LATE_MS) } });
  for (const { id: conversationId, company, snoozedUntil } of lost) {
    signal.throwIfAborted();
    const until = snoozedUntil?.toISOString() ?? '';
    await endSnooze(em, journal, { conversationId, companyId: company.id, until });
  }
}
