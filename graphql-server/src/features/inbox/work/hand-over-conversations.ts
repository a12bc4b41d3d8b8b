import {
  actorId,
  type ManagingActor,
  type RequestContext,
} from '../../../platform/context/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import { wrongField } from '../../../platform/errors/index.js';
import { findColleagues } from '../colleagues.repository.js';
import { inboxReasons } from '../inbox.reasons.js';
import { assignTo } from './assignment.js';
import { lockConversations } from './conversation-lock.js';
import type { InboxJournal } from './inbox-journal.js';

/** Whose work goes to whom. */
export interface WorkHandover {
  companyId: string;
  fromId: string;
  toId: string;
  /** Most things of a kind that go at once. */
  most: number;
}

/** What is not done and is the member's: assigned to them, or taken over by them and assigned to none. */
const OF_MEMBER = `from conversation where company_id = ? and (archived_at is null or snoozed_until is not null)
   and (assignee_id = ? or (assignee_id is null and handler_id = ? and handler = 'PERSON' and status = 'OPEN'))`;

/**
 * Gives a member's conversations that are not done to a colleague, and counts them. The colleague is told of the first;
 * a notification for each would bury everything else. Tenants are told nothing.
 */
export async function handOverConversations(
  journal: InboxJournal,
  context: RequestContext & { actor: ManagingActor },
  tx: EntityManager,
  { companyId, fromId, toId, most }: WorkHandover,
): Promise<number> {
  const found = await tx.execute<{ id: string }[]>(
    `select id ${OF_MEMBER} order by id limit ${most} for update`,
    [companyId, fromId, fromId],
  );
  if (found.length === 0) return 0;
  const [assignee] = await findColleagues(tx, companyId, [toId]);
  if (!assignee) throw wrongField('toId', inboxReasons.COLLEAGUE_NOT_FOUND);
  const ids = found.map(({ id }) => id);
  const actor = { id: actorId(context.actor), name: context.actor.name };
  for (const [place, conversation] of (await lockConversations(tx, ids, companyId)).entries()) {
    const isQuiet = place > 0;
    const activity = await assignTo(journal, tx, conversation, { assignee, actor, isQuiet });
    conversation.inboxRevision += 1;
    await journal.keep(context, tx, conversation, activity);
  }
  await tx.flush();
  return ids.length;
}
