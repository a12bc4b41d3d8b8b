import { type EntityManager, readPrepared } from '../../platform/database/index.js';
import type { AnswerGuidance, AnswerRequest } from '../assistant/index.js';
import type { ConversationFiles } from '../attachments/index.js';
import { livesThere } from '../end-users/index.js';
import type { MessageSource } from './message.entity.js';

/** Most earlier messages that an answer takes into account; the prompt's size is bounded again. */
const HISTORY_LENGTH = 20;

/** How the files of the conversation are read. */
interface Reading {
  files: ConversationFiles;
  seesPictures: boolean;
  signal: AbortSignal;
}

interface RequestRow {
  question: string;
  company: AnswerRequest['company'];
  role: AnswerRequest['role'];
  buildingId: string | null;
  personId: string;
  askedAt: string;
  /** Newest first. */
  history: {
    sender: 'USER' | 'BOT' | 'PERSON';
    text: string;
    sources: MessageSource[];
    guidance: AnswerGuidance | null;
  }[];
  /** Messages up to the question that carry files. */
  filed: string[];
  isAnswered: boolean;
}

/**
 * Collects what the assistant may know to answer a message; undefined for a message that is gone or
 * has its answer.
 */
export async function loadAnswerRequest(
  em: EntityManager,
  messageId: string,
  reading: Reading,
): Promise<AnswerRequest | undefined> {
  const row = await readRow(em, messageId);
  return row && !row.isAnswered ? toRequest(em, messageId, row, reading) : undefined;
}

/** The same for a message that may have its answer; undefined for one that is gone. */
export async function loadQuestion(
  em: EntityManager,
  messageId: string,
  reading: Reading,
): Promise<AnswerRequest | undefined> {
  const row = await readRow(em, messageId);
  return row && toRequest(em, messageId, row, reading);
}

/**
 * No name, address or number of the tenant is in it. One statement: the provider cannot be asked
 * before it has run.
 */
async function readRow(em: EntityManager, messageId: string): Promise<RequestRow | undefined> {
  const [row] = await readPrepared<RequestRow>(
    em,
    `select m.text as question,
            json_build_object('id', o.id, 'name', o.name, 'email', o.email, 'phone', o.phone,
                'address', o.address, 'officeHours', o.office_hours, 'holidays', o.holidays,
                'emergencyContacts', o.emergency_contacts) as company,
            case u.type when 'Owner' then 'owner' else 'tenant' end as role,
            case when ${livesThere('u.')} then u.building_id end as "buildingId", u.id as "personId", m.created_at as "askedAt",
            coalesce((select json_agg(h) from (
                select e.sender, e.text, e.sources, e.guidance from message e
                 where e.conversation_id = m.conversation_id and e.sequence < m.sequence
                   and e.status = 'COMPLETE' and e.sender in ('USER', 'BOT', 'PERSON')
                 order by e.sequence desc limit ?) h), '[]'::json) as history,
            coalesce((select json_agg(f.id) from message f
                 where f.conversation_id = m.conversation_id and f.sequence <= m.sequence
                   and exists (select 1 from attachment a where a.message_id = f.id)),
                '[]'::json) as filed,
            exists (select 1 from message a
                     where a.reply_to_id = m.id and a.status <> 'GENERATING') as "isAnswered"
       from message m
       join conversation c on c.id = m.conversation_id
       join company o on o.id = c.company_id
       join end_user u on u.id = c.end_user_id
      where m.id = ?`,
    [HISTORY_LENGTH, messageId],
  );
  return row;
}

async function toRequest(
  em: EntityManager,
  messageId: string,
  row: RequestRow,
  { files, seesPictures, signal }: Reading,
): Promise<AnswerRequest> {
  const { question, filed: messageIds } = row;
  const history = historyOf(row);
  return {
    company: row.company,
    question,
    role: row.role,
    buildingId: row.buildingId,
    personId: row.personId,
    askedAt: new Date(row.askedAt),
    history,
    attachments: await files.read(
      em,
      { question, history, messageId, messageIds, seesPictures },
      signal,
    ),
  };
}

const historyOf = ({ history }: RequestRow): AnswerRequest['history'] =>
  history.toReversed().map(({ sender, text, sources, guidance }) =>
    sender === 'USER'
      ? { role: 'user' as const, text }
      : {
          role: 'assistant' as const,
          text,
          sources: sources.map(({ title }) => title),
          choices: guidance?.choices ?? [],
          ...(guidance
            ? { language: guidance.language, isEmergency: guidance.action === 'EMERGENCY' }
            : {}),
        },
  );
