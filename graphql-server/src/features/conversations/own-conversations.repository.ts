import type { EntityManager } from '../../platform/database/index.js';
import { oneOf } from '../../platform/lists/index.js';
import {
  CONVERSATION_COLUMNS,
  MESSAGE_COLUMNS,
  type MessageRow,
  viewRow,
} from './conversation.repository.js';
import {
  type ConversationView,
  type MessageView,
  type StoredConversation,
  viewConversation,
} from './conversation-views.js';

/** The end user whose conversations are looked at, at the company that manages their home. */
interface Owner {
  endUserId: string;
  companyId: string;
}

const OWN = 'c.end_user_id = ? and c.company_id = ?';

/** The conversations with these ids that are the end user's own. */
export async function findOwnConversations(
  em: EntityManager,
  ids: readonly string[],
  owner: Owner,
): Promise<ConversationView[]> {
  const { sql, params } = oneOf('c.id', ids);
  const rows = await em.execute<StoredConversation[]>(
    `select ${CONVERSATION_COLUMNS} from conversation c where ${sql} and ${OWN}`,
    [...params, owner.endUserId, owner.companyId],
  );
  return rows.map(viewConversation);
}

/** The messages with these ids in conversations of the end user. */
export async function findOwnMessages(
  em: EntityManager,
  ids: readonly string[],
  owner: Owner,
): Promise<MessageView[]> {
  const { sql, params } = oneOf('m.id', ids);
  const rows = await em.execute<MessageRow[]>(
    `select ${MESSAGE_COLUMNS}
       from message m join conversation c on c.id = m.conversation_id where ${sql} and ${OWN}`,
    [...params, owner.endUserId, owner.companyId],
  );
  return rows.map(viewRow);
}
