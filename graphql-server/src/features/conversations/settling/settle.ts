import type { FilterQuery } from '@mikro-orm/core';
import type { EntityManager } from '../../../platform/database/index.js';
import { Conversation } from '../conversation.entity.js';

/**
 * Conversations with which no person of the company has anything left to do: the tenant does not wait, was in no
 * danger and was answered, and no colleague looks after what the assistant answers.
 */
const NEEDS_NO_PERSON = {
  ...{ archivedAt: null, waitingSince: null, urgency: { $ne: 'EMERGENCY' }, openQuestions: 0 },
  $or: [{ assigneeId: null }, { handler: 'PERSON' }],
} satisfies FilterQuery<Conversation>;

/** Those of these conversations that are done, although no colleague has ticked them off. */
export const settled = (where: FilterQuery<Conversation>): FilterQuery<Conversation> => ({
  $and: [NEEDS_NO_PERSON, where],
});

/** Counts them as done. Under the lock of each, or where no colleague has touched it. */
export const settle = (tx: EntityManager, where: FilterQuery<Conversation>): Promise<number> =>
  tx.nativeUpdate(Conversation, settled(where), { archivedAt: new Date() });
