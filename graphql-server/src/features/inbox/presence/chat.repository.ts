import type { EntityManager } from '../../../platform/database/index.js';

/** Where a conversation's tenant is reached, and who answers them in person. */
interface Chat {
  companyId: string;
  sessionId: string;
  endUserId: string;
  handlerId: string | null;
}

/** The chat of a conversation, of this company only where one is named. */
export async function findChat(
  em: EntityManager,
  id: string,
  companyId: string | undefined,
): Promise<Chat | undefined> {
  const [chat] = await em.execute<Chat[]>(
    `select company_id as "companyId", session_id as "sessionId", end_user_id as "endUserId",
            case when handler = 'PERSON' then handler_id end as "handlerId"
       from conversation where id = ? ${companyId ? 'and company_id = ?' : ''}`,
    companyId ? [id, companyId] : [id],
  );
  return chat;
}
