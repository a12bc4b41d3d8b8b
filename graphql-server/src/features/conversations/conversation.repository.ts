import { isLanguage, type Language } from '@hausgeist/schema';
import { v7 as uuid, validate } from 'uuid';
import type { EndUserActor } from '../../platform/context/index.js';
import { type EntityManager, findPrepared, readPrepared } from '../../platform/database/index.js';
import { notFound } from '../../platform/errors/index.js';
import { Conversation } from './conversation.entity.js';
import {
  type ConversationView,
  type MessageView,
  type StoredConversation,
  type StoredMessage,
  viewConversation,
  viewMessage,
} from './conversation-views.js';

/** Makes sure the session has a conversation, and locks it until the transaction ends. */
export async function lockConversation(
  em: EntityManager,
  actor: EndUserActor,
  sessionId: string,
): Promise<Conversation> {
  const lock = () => findPrepared(em, Conversation, 'session_id = ? for update', [sessionId]);
  const [known] = await lock();
  if (known) return known;
  await em.execute(
    `insert into conversation (id, session_id, company_id, end_user_id, status, revision, message_count, started_at)
     values (?, ?, ?, ?, 'OPEN', 0, 0, now()) on conflict (session_id) do nothing`,
    [uuid(), sessionId, actor.companyId, actor.endUserId],
  );
  const [made] = await lock();
  if (!made) throw notFound();
  return made;
}

/** Locks a conversation that is known to exist. */
export async function lockConversationById(em: EntityManager, id: string): Promise<Conversation> {
  const [known] = await findPrepared(em, Conversation, 'id = ? for update', [id]);
  if (!known) throw notFound();
  return known;
}

export const CONVERSATION_COLUMNS = `c.id, c.session_id as "sessionId", c.status, c.revision,
            c.summary, c.started_at as "startedAt", c.ended_at as "endedAt",
            c.handler_name as "handlerName"`;

/** The conversation of a session if this end user of this company owns it. */
export async function findConversationView(
  em: EntityManager,
  sessionId: string,
  owner: { endUserId: string; companyId: string },
): Promise<ConversationView | undefined> {
  const [row] = await em.execute<StoredConversation[]>(
    `select ${CONVERSATION_COLUMNS} from conversation c
      where c.session_id = ? and c.end_user_id = ? and c.company_id = ?`,
    [sessionId, owner.endUserId, owner.companyId],
  );
  return row && viewConversation(row);
}

interface MessageFilter {
  /** Only messages that changed after this revision. */
  afterRevision?: number;
  /** Only this message. */
  messageId?: string;
  /** Only messages behind this sequence. */
  afterSequence?: number;
  /** The last messages before this sequence instead of the first ones. */
  beforeSequence?: number;
  limit?: number;
}

/** A message as the database gives it. */
export type MessageRow = StoredMessage & Pick<MessageView, 'attachments'>;

export const viewRow = (row: MessageRow): MessageView => viewMessage(row, row.attachments);

export const MESSAGE_COLUMNS = `
            m.id, m.sequence, m.revision, m.sender, m.text, m.status, m.is_error as "isError",
            m.attempt, m.reply_to_id as "replyToId", m.request_id as "requestId", m.category,
            m.sources, m.guidance, m.rating, m.author_name as "authorName",
            m.stopped_at as "stoppedAt", m.created_at as "createdAt",
            coalesce((select json_agg(json_build_object('id', a.id, 'originalName', a.original_name,
                'fileSize', a.file_size, 'mimeType', a.mime_type, 'purpose', a.purpose)
                order by a.created_at, a.id)
              from attachment a where a.message_id = m.id), '[]'::json) as attachments`;

/**
 * Messages of a conversation in their order, attachments included; one statement. Changes come in
 * the order in which they happened: two answers may end the other way round than they were asked
 * for, and a client that has seen the later change sends only that one's position.
 */
export async function findMessageViews(
  em: EntityManager,
  conversationId: string,
  filter: MessageFilter = {},
): Promise<MessageView[]> {
  const rows = await readPrepared<MessageRow>(
    em,
    `select ${MESSAGE_COLUMNS}
       from message m
      where m.conversation_id = ? and m.revision > ? and m.sequence > ? and m.sequence < ?
        and (?::uuid is null or m.id = ?::uuid)
      order by ${orderOf(filter)} limit ?`,
    [
      conversationId,
      filter.afterRevision ?? -1,
      filter.afterSequence ?? 0,
      filter.beforeSequence ?? LAST_SEQUENCE,
      filter.messageId ?? null,
      filter.messageId ?? null,
      filter.limit ?? 1000,
    ],
  );
  const views = rows.map(viewRow);
  return filter.beforeSequence === undefined ? views : views.toReversed();
}

/** Gives a message its category, and the message as it is then. */
export async function categorise(
  em: EntityManager,
  id: string,
  { category, revision }: { category: string; revision: number },
): Promise<MessageView | undefined> {
  const [row] = await readPrepared<MessageRow>(
    em,
    `update message m set category = ?, revision = ? where m.id = ? returning ${MESSAGE_COLUMNS}`,
    [category, revision, id],
  );
  return row && viewRow(row);
}

/** Behind every message: the largest number that the column holds. */
export const LAST_SEQUENCE = 2_147_483_647;

function orderOf({ afterRevision, beforeSequence }: MessageFilter): string {
  if (beforeSequence !== undefined) return 'm.sequence desc';
  return afterRevision === undefined ? 'm.sequence' : 'm.revision, m.sequence';
}

/** A message of any conversation with a company. */
export interface CompanyMessage {
  conversationId: string;
  sessionId: string;
  message: MessageView;
}

type CompanyMessageRow = MessageRow & Omit<CompanyMessage, 'message'>;

/**
 * Finished answers and questions with a category that were begun at a company since a moment, oldest
 * first. Ids of messages begin with the time, so that their index serves for it.
 */
export async function findCompanyMessages(
  em: EntityManager,
  companyId: string,
  since: Date,
  limit: number,
): Promise<CompanyMessage[]> {
  const rows = await em.execute<CompanyMessageRow[]>(
    `select c.id as "conversationId", c.session_id as "sessionId", ${MESSAGE_COLUMNS}
       from message m join conversation c on c.id = m.conversation_id
      where c.company_id = ? and m.id >= ?::uuid and m.status <> 'GENERATING'
        and (m.reply_to_id is not null or (m.sender = 'USER' and m.category <> ''))
      order by m.id desc limit ?`,
    [companyId, firstIdSince(since), limit],
  );
  return rows.toReversed().map(({ conversationId, sessionId, ...row }) => ({
    conversationId,
    sessionId,
    message: viewRow(row),
  }));
}

/** The lowest id that a message of this moment can have. */
function firstIdSince(moment: Date): string {
  const hex = moment.getTime().toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

/** The answers that are being generated in a session of this end user. */
export async function findRunningAnswers(
  em: EntityManager,
  sessionId: string,
  owner: { endUserId: string; companyId: string },
): Promise<{ id: string; attempt: number }[]> {
  return em.execute(
    `select m.id, m.attempt from message m join conversation c on c.id = m.conversation_id
      where c.session_id = ? and c.end_user_id = ? and c.company_id = ? and m.status = 'GENERATING'
      order by m.sequence`,
    [sessionId, owner.endUserId, owner.companyId],
  );
}

/** Notes up to which message this end user was told what persons wrote; never less than before. */
export async function markDelivered(
  em: EntityManager,
  sessionId: string,
  owner: { endUserId: string; companyId: string },
  sequence: number,
): Promise<void> {
  await em.execute(
    `update conversation set delivered_sequence = ?
      where session_id = ? and end_user_id = ? and company_id = ? and delivered_sequence < ?`,
    [sequence, sessionId, owner.endUserId, owner.companyId, sequence],
  );
}

/** The language of the newest answer; German where none was given. */
export async function findLanguage(em: EntityManager, conversationId: string): Promise<Language> {
  const [row] = await em.execute<{ language: string | null }[]>(
    `select guidance->>'language' as language from message
      where conversation_id = ? and guidance is not null order by sequence desc limit 1`,
    [conversationId],
  );
  const language = row?.language ?? '';
  return isLanguage(language) ? language : 'de';
}

/** The revision at which a message of a conversation last changed; undefined if it has no such one. */
export async function findMessageRevision(
  em: EntityManager,
  conversationId: string,
  messageId: string,
): Promise<number | undefined> {
  if (!validate(messageId)) return undefined;
  const [row] = await em.execute<{ revision: number }[]>(
    'select revision from message where conversation_id = ? and id = ?',
    [conversationId, messageId],
  );
  return row?.revision;
}

/** How many messages a conversation has. */
export async function countMessages(em: EntityManager, conversationId: string): Promise<number> {
  const [row] = await em.execute<{ count: number | string }[]>(
    'select count(*) as count from message where conversation_id = ?',
    [conversationId],
  );
  return Number(row?.count ?? 0);
}
