import { OptionalProps, type Rel } from '@mikro-orm/core';
import {
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { foldedText } from '../../platform/lists/index.js';
import type { AnswerGuidance } from '../assistant/index.js';
import { Conversation } from './conversation.entity.js';

/** PERSON is a member of the company who has taken over. */
export type MessageSender = 'USER' | 'BOT' | 'PERSON' | 'SYSTEM';

/** GENERATING only for answers that a worker is writing. */
export type MessageStatus = 'COMPLETE' | 'GENERATING' | 'FAILED';

/** A use case that an answer rests on; the index is the number cited in its text. */
export type MessageSource = {
  index: number;
  title: string;
  /** What it said when the answer was written; missing for what was only offered, and for old answers. */
  passage?: string;
};

/** What a tenant thinks of an answer. */
export type AnswerRatingValue = 'HELPFUL' | 'NOT_HELPFUL';

/** What is wrong with an answer that did not help. */
export type AnswerRatingReason = 'WRONG' | 'OFF_TOPIC' | 'INCOMPLETE' | 'UNCLEAR';

/** A tenant's rating of an answer; `at` is an ISO time. */
export type AnswerRating = {
  value: AnswerRatingValue;
  reason: AnswerRatingReason | null;
  comment: string | null;
  at: string;
};

/** What an answer cost and how long it took; the monitoring reads it. */
export interface AnswerUsage {
  model: string;
  inputTokens: number;
  outputTokens: number;
  /** Milliseconds until the first piece of text. */
  firstTokenMs: number;
  durationMs: number;
}

/**
 * Finds words in any form, and parts of words, among one company's messages. What has come lately is
 * kept in a short list first, so that storing a message stays cheap.
 */
const MESSAGE_SEARCH_INDEX = `create index "message_search_index" on "message" using gin ("company_id", "search", (${foldedText('"text"')}) gin_trgm_ops) with (gin_pending_list_limit = 1024)`;

/** Seconds from a question until the first words of its answer; none where that has failed or is not done. */
const ANSWER_SECONDS = `case when new.status = 'COMPLETE' and not new.is_error then extract(epoch from new.created_at - q.created_at) + coalesce((new.usage->>'firstTokenMs')::float8 / 1000, 0) end`;

const FIRST_ANSWER = `update conversation c set first_answer_seconds = ${ANSWER_SECONDS} from message q where q.id = new.reply_to_id and q.sequence = 1 and c.id = new.conversation_id and c.first_answer_seconds is distinct from ${ANSWER_SECONDS}`;

/** One message of a conversation. */
@Entity({
  triggers: [
    {
      // For rows that a version stores which does not know of the company.
      name: 'message_company',
      timing: 'before',
      events: ['insert'],
      body: `if new.company_id is null then select company_id into new.company_id from conversation where id = new.conversation_id; end if; return new;`,
    },
    {
      name: 'message_search',
      timing: 'before',
      events: ['insert', 'update'],
      body: `if tg_op = 'INSERT' or new.text is distinct from old.text then new.search := to_tsvector('german', new.text); end if; return new;`,
    },
    {
      // On every change, also by older versions: figures of long periods cannot look through all messages.
      name: 'message_first_answer',
      timing: 'after',
      events: ['insert', 'update'],
      body: `if new.reply_to_id is not null and (new.status = 'COMPLETE' or tg_op = 'UPDATE') and (tg_op = 'INSERT' or (new.status, new.is_error, new.usage) is distinct from (old.status, old.is_error, old.usage)) then ${FIRST_ANSWER}; end if; return null;`,
    },
  ],
})
@Index({
  name: 'message_search_index',
  expression: MESSAGE_SEARCH_INDEX,
})
@Index({
  name: 'message_rating_index',
  expression:
    'create index "message_rating_index" on "message" ("company_id", "created_at") where rating is not null',
})
@Unique({ properties: ['companyId', 'id'] })
@Unique({ properties: ['conversation', 'sequence'] })
@Unique({ properties: ['conversation', 'requestId'] })
export class Message {
  [OptionalProps]?: 'id' | 'companyId' | 'status' | 'isError' | 'attempt' | 'sources' | 'createdAt';

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  /** The company of the conversation; filled in by the database if it is not given. */
  @Property({ type: 'uuid' })
  companyId!: string;

  @ManyToOne(() => Conversation, { createForeignKeyConstraint: false })
  conversation!: Rel<Conversation>;

  @Property({ type: 'integer' })
  sequence!: number;

  /** Revision of the conversation at which this row last changed. */
  @Property({ type: 'integer' })
  revision!: number;

  @Property({ type: 'text' })
  sender!: MessageSender;

  @Property({ type: 'text' })
  text!: string;

  /** The words of the text, as the database makes them; {@link MESSAGE_SEARCH_INDEX} holds them. */
  @Property({ columnType: 'tsvector', type: 'string', nullable: true, hidden: true, lazy: true })
  search?: string;

  @Property({ type: 'text' })
  status: MessageStatus = 'COMPLETE';

  @Property({ type: 'boolean' })
  isError: boolean = false;

  /** How often generating this answer was begun; deltas of an earlier attempt are void. */
  @Property({ type: 'integer' })
  attempt: number = 0;

  /** When the tenant stopped this answer; what was written until then is its text. */
  @Property({ type: 'timestamptz', nullable: true })
  stoppedAt?: Date | null;

  /** The message this one answers; unique, so that a question has one answer. */
  @Property({ type: 'uuid', nullable: true, unique: true })
  replyToId?: string;

  /** The client's id of a sent message; the same id twice is the same message. */
  @Property({ type: 'text', nullable: true })
  requestId?: string;

  /** What the question is about, e.g. `Heizung`; set once it has been answered. */
  @Property({ type: 'text', nullable: true })
  category?: string;

  @Property({ type: 'jsonb' })
  sources: MessageSource[] = [];

  /** Only of answers. */
  @Property({ type: 'jsonb', nullable: true })
  guidance?: AnswerGuidance;

  /** The member of the company who wrote it; only of what a person wrote. */
  @Property({ type: 'uuid', nullable: true })
  authorId?: string;

  /** What they were called then; the tenant reads it. */
  @Property({ type: 'text', nullable: true })
  authorName?: string;

  @Property({ type: 'jsonb', nullable: true })
  usage?: AnswerUsage;

  /** Only of answers; changed without a new revision, as nothing that was said changes. */
  @Property({ type: 'jsonb', nullable: true })
  rating?: AnswerRating | null;

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();
}
