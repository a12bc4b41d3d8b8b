import { type EntityManager, readPrepared } from '../../platform/database/index.js';
import type { AnswerRequest } from '../assistant/index.js';
import type { AttachmentService } from '../attachments/index.js';

/** Most earlier messages that an answer takes into account; the prompt's size is bounded again. */
const HISTORY_LENGTH = 20;

interface RequestRow {
  question: string;
  company: AnswerRequest['company'];
  /** Newest first. */
  history: { sender: 'USER' | 'BOT'; text: string }[];
  hasAttachments: boolean;
  isAnswered: boolean;
}

/**
 * Collects what the assistant may know to answer a message. No name, address or number is in it.
 * One statement: the provider cannot be asked before it has run. Undefined for a message that is gone
 * or has its answer.
 */
export async function loadAnswerRequest(
  em: EntityManager,
  attachments: AttachmentService,
  messageId: string,
): Promise<AnswerRequest | undefined> {
  const [row] = await readPrepared<RequestRow>(
    em,
    `select m.text as question,
            json_build_object('id', o.id, 'name', o.name, 'email', o.email, 'phone', o.phone) as company,
            coalesce((select json_agg(h) from (
                select e.sender, e.text from message e
                 where e.conversation_id = m.conversation_id and e.sequence < m.sequence
                   and e.status = 'COMPLETE' and e.sender in ('USER', 'BOT')
                 order by e.sequence desc limit ?) h), '[]'::json) as history,
            exists (select 1 from attachment a where a.message_id = m.id) as "hasAttachments",
            exists (select 1 from message a
                     where a.reply_to_id = m.id and a.status <> 'GENERATING') as "isAnswered"
       from message m
       join conversation c on c.id = m.conversation_id
       join company o on o.id = c.company_id
      where m.id = ?`,
    [HISTORY_LENGTH, messageId],
  );
  if (!row || row.isAnswered) return undefined;
  return {
    company: row.company,
    question: row.question,
    history: row.history.toReversed().map(({ sender, text }) => ({
      role: sender === 'BOT' ? ('assistant' as const) : ('user' as const),
      text,
    })),
    attachments: row.hasAttachments ? await attachments.readForAssistant(em, messageId) : [],
  };
}
