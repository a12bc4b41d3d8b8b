import type { EntityManager } from '../../../platform/database/index.js';
import { CONVERSATION_COLUMNS } from '../conversation.repository.js';
import {
  type ConversationView,
  type StoredConversation,
  viewConversation,
} from '../conversation-views.js';

/** A conversation in the list of its end user. */
export interface EarlierConversation {
  conversation: ConversationView;
  /** The beginning of what the end user wrote first. */
  opening: string;
  lastActivityAt: Date;
  /** Whether a person has answered what the end user's page was not sent yet. */
  hasNewReply: boolean;
}

/** Of the first message, so much is shown. */
const OPENING_LENGTH = 160;

/**
 * Conversations of this end user in which they have written, the newest first. Ids begin with the time,
 * so that they are the order and the cursor.
 */
export async function findEarlierConversations(
  em: EntityManager,
  owner: { endUserId: string; companyId: string },
  { limit, after }: { limit: number; after: string | undefined },
): Promise<EarlierConversation[]> {
  const rows = await em.execute<
    (StoredConversation &
      Pick<EarlierConversation, 'opening' | 'hasNewReply'> & { lastActivityAt: Date | string })[]
  >(
    `select ${CONVERSATION_COLUMNS}, c.last_activity_at as "lastActivityAt",
            exists (select 1 from message p where p.conversation_id = c.id and p.sender = 'PERSON'
                     and p.sequence > c.delivered_sequence
                     and not exists (select 1 from message o where o.conversation_id = c.id
                                      and o.sender = 'USER' and o.sequence > p.sequence)) as "hasNewReply",
            left(said.text, ${OPENING_LENGTH}) as opening
       from conversation c
       join lateral (select m.text from message m
              where m.conversation_id = c.id and m.sender = 'USER'
              order by m.sequence limit 1) said on true
      where c.end_user_id = ? and c.company_id = ? and (?::uuid is null or c.id < ?::uuid)
      order by c.id desc limit ?`,
    [owner.endUserId, owner.companyId, after ?? null, after ?? null, limit],
  );
  return rows.map(({ opening, hasNewReply, lastActivityAt, ...stored }) => ({
    conversation: viewConversation(stored),
    ...{ opening, hasNewReply },
    lastActivityAt: new Date(lastActivityAt),
  }));
}
