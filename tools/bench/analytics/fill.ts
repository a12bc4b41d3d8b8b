import { fillStatements } from '../inbox/fill.ts';

/** Places of conversations that something holds for, from the benchmark of the inbox. */
const every = (nth: number, rest = 0) => `substr(session_id, 7)::int % ${nth} = ${rest}`;

const OURS = `session_id like 'bench-%'`;

/**
 * Gives the history of the inbox's benchmark what figures are made of: answers that took their time, people who
 * took over, ratings, gaps and mails.
 */
export const figureStatements = (): string[] => [
  ...fillStatements().filter((statement) => statement !== 'vacuum analyze'),
  `update message set reply_to_id = question.id, usage = '{"firstTokenMs": 400}', created_at = message.created_at + interval '4 seconds'
     from message question
    where question.conversation_id = message.conversation_id and question.sequence = 1 and message.sequence = 2
      and message.conversation_id in (select id from conversation where ${OURS})`,
  `update message set rating = jsonb_build_object('value', (array['HELPFUL','HELPFUL','NOT_HELPFUL'])[1 + c.place % 3],
                                                  'at', message.created_at)
     from (select id, substr(session_id, 7)::int as place from conversation where ${OURS} and ${every(5)}) c
    where message.conversation_id = c.id and message.sequence = 2`,
  `update conversation set hand_over_requested_at = started_at + interval '1 minute' where ${OURS} and ${every(8)}`,
  `update message set sender = 'PERSON', created_at = message.created_at + interval '20 minutes'
     from conversation c
    where message.conversation_id = c.id and message.sequence = 4 and ${OURS} and ${every(8)}`,
  `insert into conversation_activity (id, company_id, conversation_id, actor_id, actor_name, kind, details, created_at)
   select gen_random_uuid(), company_id, id, gen_random_uuid(), 'Vogt', 'TAKEN_OVER', '{}', started_at
     from conversation where ${OURS} and ${every(8)}`,
  `insert into unanswered_question (id, company_id, message_id, reason, state, created_at)
   select gen_random_uuid(), c.company_id, m.id, 'NOT_FOUND', 'DONE', m.created_at
     from conversation c join message m on m.conversation_id = c.id and m.sequence = 1
    where ${OURS} and ${every(10)}`,
  `insert into mail (id, dedupe_key, recipient, subject, html, text, attachments, status, message_id, created_at)
   select gen_random_uuid(), 'conversation-summary:' || id || ':' || recipient, 'a@post.example', 'x', '', '', '[]',
          case when ${every(200)} then 'failed' else 'sent' end, 'x', started_at
     from conversation, (values ('end-user'), ('team')) of (recipient) where ${OURS}`,
  'vacuum analyze',
];
