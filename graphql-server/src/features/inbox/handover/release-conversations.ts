import type { ManagingActor, RequestContext } from '../../../platform/context/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import { Conversation, type PersonMessages } from '../../conversations/index.js';
import { lockConversations } from '../work/conversation-lock.js';
import type { InboxJournal } from '../work/inbox-journal.js';

/**
 * Hands conversations back that a member had taken over who leaves the company: the assistant would stay silent in them,
 * and colleagues could answer only after taking them from one who is gone. Tenants who wait for a person still do.
 */
export async function releaseConversations(
  { journal, messages }: { journal: InboxJournal; messages: PersonMessages },
  context: RequestContext & { actor: ManagingActor },
  tx: EntityManager,
  member: { id: string; companyId: string },
): Promise<void> {
  const held = await tx.find(
    Conversation,
    { company: member.companyId, handlerId: member.id, handler: 'PERSON', status: 'OPEN' },
    { fields: ['id'] },
  );
  const ids = held.map(({ id }) => id);
  for (const conversation of await lockConversations(tx, ids, member.companyId)) {
    const { waitingSince } = conversation;
    await messages.handBack(tx, conversation);
    conversation.waitingSince = waitingSince ?? null;
    conversation.inboxRevision += 1;
    await journal.keep(context, tx, conversation, { kind: 'HANDED_BACK' });
  }
  await tx.flush();
}
