import type { EntityManager } from '../../platform/database/index.js';

/** What a tenant asked in a conversation. */
export interface LastQuestion {
  id: string;
  text: string;
}

/**
 * What was asked last in a conversation of a company. Who asked for a person after a question means
 * that question still, and thanks ask nothing.
 */
export async function findLastQuestion(
  em: EntityManager,
  companyId: string,
  conversationId: string,
): Promise<LastQuestion | undefined> {
  const [question] = await em.execute<LastQuestion[]>(
    `select m.id, m.text from message m
      where m.company_id = ? and m.conversation_id = ? and m.sender = 'USER'
        and not exists (
            select 1 from message a
             where a.company_id = m.company_id and a.reply_to_id = m.id
               and a.guidance->>'action' in ('HAND_OVER', 'SMALL_TALK'))
      order by m.sequence desc limit 1`,
    [companyId, conversationId],
  );
  return question;
}
