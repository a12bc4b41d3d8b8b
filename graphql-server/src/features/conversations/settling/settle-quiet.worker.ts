import type { FilterQuery } from '@mikro-orm/core';
import type { EntityManager } from '../../../platform/database/index.js';
import type { EventBus } from '../../../platform/events/index.js';
import { type InboxChange, inboxTopic } from '../conversation-views.js';
import { Conversation } from '../conversation.entity.js';
import { settle, settled } from './settle.js';

/** A chat in which nothing was said for so long is not going on any more. */
const QUIET_MS = 3 * 24 * 60 * 60 * 1000;

/** Conversations that one statement changes. */
const AT_ONCE = 500;

/**
 * Counts as done what needs no person and goes on no more. What a colleague has touched is left to colleagues: they
 * may have brought it back on purpose.
 */
export async function settleQuiet(
  em: EntityManager,
  events: EventBus,
  { signal }: { signal: AbortSignal },
): Promise<void> {
  const where: FilterQuery<Conversation> = {
    inboxRevision: 0,
    $or: [
      { status: { $ne: 'OPEN' } },
      { lastActivityAt: { $lt: new Date(Date.now() - QUIET_MS) } },
    ],
  };
  const companies = new Set<string>();
  for (;;) {
    signal.throwIfAborted();
    const found = await em.fork().find(Conversation, settled(where), {
      ...{ fields: ['id', 'company'], limit: AT_ONCE },
    });
    if (found.length === 0) break;
    await settle(em.fork(), { ...where, id: { $in: found.map(({ id }) => id) } });
    for (const { company } of found) companies.add(company.id);
  }
  const change: InboxChange = { all: true };
  for (const id of companies) await events.publish(inboxTopic(id), change);
}
