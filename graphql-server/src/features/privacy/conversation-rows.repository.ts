import type { EntityManager } from '../../platform/database/index.js';

/** Deletes conversations of a company with messages, notes and files, of which it gives the keys. */
export async function deleteConversations(
  tx: EntityManager,
  companyId: string,
  ids: readonly string[],
): Promise<{ messages: number; keys: string[] }> {
  if (ids.length === 0) return { messages: 0, keys: [] };
  const those = [companyId, `{${ids.join(',')}}`];
  const files = await tx.execute<{ key: string | null }[]>(
    `delete from attachment where company_id = ? and message_id in
            (select id from message where conversation_id = any(?::uuid[])) returning storage_key as key`,
    those,
  );
  const messages = await tx.execute<unknown[]>(
    'delete from message where company_id = ? and conversation_id = any(?::uuid[]) returning 1',
    those,
  );
  const found = await tx.execute<{ key: string | null }[]>(
    'delete from conversation where company_id = ? and id = any(?::uuid[]) returning summary_file_key as key',
    those,
  );
  const keys = [...files, ...found].flatMap(({ key }) => (key ? [key] : []));
  return { messages: messages.length, keys };
}
