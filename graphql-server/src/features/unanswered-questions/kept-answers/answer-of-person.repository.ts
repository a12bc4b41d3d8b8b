import type { EntityManager } from '../../../platform/database/index.js';

/** What a person of the company answered, and what of it was asked in vain before. */
export interface AnswerOfPerson {
  companyId: string;
  /** Open questions of the conversation that came before the answer. */
  questionIds: string[];
}

/** A person's answer in a conversation; of that company only, if one is named. */
export async function findAnswerOfPerson(
  em: EntityManager,
  messageId: string,
  companyId: string | undefined,
): Promise<AnswerOfPerson | undefined> {
  const [row] = await em.execute<AnswerOfPerson[]>(
    `select a.company_id as "companyId",
            coalesce((select json_agg(q.id) from unanswered_question q
                        join message m on m.id = q.message_id and m.company_id = q.company_id
                       where q.company_id = a.company_id and q.state = 'OPEN'
                         and m.conversation_id = a.conversation_id
                         and m.sequence < a.sequence), '[]'::json) as "questionIds"
       from message a
      where a.id = ? and a.sender = 'PERSON' and (?::uuid is null or a.company_id = ?::uuid)`,
    [messageId, companyId ?? null, companyId ?? null],
  );
  return row;
}
