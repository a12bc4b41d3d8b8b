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
import type { Urgency } from '../assistant/index.js';
import { Company } from '../companies/index.js';
import { EndUser } from '../end-users/index.js';

/** OPEN takes messages; ENDING waits for its summary and mails; ENDED is finished. */
export type ConversationStatus = 'OPEN' | 'ENDING' | 'ENDED';

/** What answers the tenant: the assistant, or a person of the company who has taken over. */
export type ConversationHandler = 'ASSISTANT' | 'PERSON';

/** What a list of the inbox is read from: the rows of one view in the order of the list. */
const inboxIndex = (name: string, condition: string, column = '') => ({
  name: `conversation_inbox_${name}_index`,
  expression: `create index "conversation_inbox_${name}_index" on "conversation" ("company_id", ${column}"last_activity_at", "id") where ${condition}`,
});

/** The notice that an AI answers, as the tenant's page showed it before the first message. */
export interface AiNotice {
  version: string;
  language: string;
  /** ISO time. */
  shownAt: string;
}

/** One chat session of an end user. */
@Entity()
@Index({ properties: ['company', 'startedAt'] })
@Index({ properties: ['startedAt'] })
@Index(inboxIndex('open', 'archived_at is null'))
// What the version before reads of the archive; the next one can do without it.
@Index(inboxIndex('archived', 'archived_at is not null'))
@Index(inboxIndex('archive', 'archived_at is not null and snoozed_until is null'))
@Index(inboxIndex('snoozed', 'snoozed_until is not null'))
@Index(inboxIndex('assignee', 'archived_at is null and assignee_id is not null', '"assignee_id", '))
@Index(inboxIndex('unassigned', 'archived_at is null and assignee_id is null'))
@Index(inboxIndex('waiting', 'archived_at is null and waiting_since is not null'))
@Index(inboxIndex('urgency', `archived_at is null and urgency <> 'NORMAL'`, '"urgency", '))
@Index(inboxIndex('unanswered', 'archived_at is null and open_questions > 0'))
@Index(inboxIndex('category', 'archived_at is null', '"category", '))
@Unique({ properties: ['company', 'id'] })
export class Conversation {
  [OptionalProps]?:
    | 'id'
    | 'status'
    | 'revision'
    | 'messageCount'
    | 'startedAt'
    | 'urgency'
    | 'lastActivityAt'
    | 'handler'
    | 'openQuestions'
    | 'deliveredSequence'
    | 'mailedSequence'
    | 'inboxRevision';

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  /** Chosen by the client; belongs for ever to the end user who used it first. */
  @Property({ type: 'text', unique: true })
  sessionId!: string;

  @ManyToOne(() => Company, { deleteRule: 'cascade' })
  company!: Rel<Company>;

  /** Belongs to the same company: the database refuses another one's. */
  @ManyToOne(() => EndUser, { createForeignKeyConstraint: false, index: true })
  endUser!: Rel<EndUser>;

  @Property({ type: 'text' })
  status: ConversationStatus = 'OPEN';

  /** Grows with every change of the conversation or a message; clients use it as their cursor. */
  @Property({ type: 'integer' })
  revision: number = 0;

  /** Number of messages so far; the next one gets this plus one as its sequence. */
  @Property({ type: 'integer' })
  messageCount: number = 0;

  /** The highest urgency of its answers. */
  @Property({ type: 'text' })
  urgency: Urgency = 'NORMAL';

  /** The kind of danger that was reported in it, e.g. `GAS`; the company has been told. */
  @Property({ type: 'text', nullable: true })
  danger?: string;

  /** When the tenant first asked for a person; the company has been told. */
  @Property({ type: 'timestamptz', nullable: true })
  handOverRequestedAt?: Date;

  @Property({ type: 'timestamptz' })
  startedAt: Date = new Date();

  @Property({ type: 'timestamptz', nullable: true })
  endedAt?: Date | null;

  @Property({ type: 'text', nullable: true })
  summary?: string | null;

  /** Where the PDF of the summary is kept. */
  @Property({ type: 'text', nullable: true })
  summaryFileKey?: string;

  /** When a message was added last, an answer was finished, or it came back; lists of the inbox go by it. */
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  lastActivityAt: Date = new Date();

  /** What the tenant was told about the assistant; empty where their program reported nothing. */
  @Property({ type: 'jsonb', nullable: true })
  aiNotice?: AiNotice | null;

  /** What its last categorised question is about, e.g. `Heizung`. */
  @Property({ type: 'text', nullable: true })
  category?: string | null;

  /** The person of the company who looks after it; the database refuses another company's. */
  @Property({ type: 'uuid', nullable: true })
  assigneeId?: string | null;

  /** When it left what is open: it is done, or comes back. */
  @Property({ type: 'timestamptz', nullable: true })
  archivedAt?: Date | null;

  /** When it comes back by itself; only of what has left what is open. */
  @Property({ type: 'timestamptz', nullable: true })
  snoozedUntil?: Date | null;

  @Property({ type: 'text', default: 'ASSISTANT' })
  handler: ConversationHandler = 'ASSISTANT';

  /** The person who has taken over, while they answer. */
  @Property({ type: 'uuid', nullable: true })
  handlerId?: string | null;

  /** As the tenant is told who writes. */
  @Property({ type: 'text', nullable: true })
  handlerName?: string | null;

  /** Since when the tenant waits for a person; empty as soon as one has taken over. */
  @Property({ type: 'timestamptz', nullable: true })
  waitingSince?: Date | null;

  /** Up to which message the tenant's page was told what persons wrote. */
  @Property({ type: 'integer', default: 0 })
  deliveredSequence: number = 0;

  /** Up to which message the tenant was mailed what persons wrote. */
  @Property({ type: 'integer', default: 0 })
  mailedSequence: number = 0;

  /** Questions in it that the company has not dealt with; the database counts them. */
  @Property({ type: 'integer', default: 0 })
  openQuestions: number = 0;

  /** Until the first words of the answer to its first message; missing without one. The database measures it. */
  @Property({ type: 'double', nullable: true })
  firstAnswerSeconds?: number | null;

  /** Grows with what the company's people do with it, so that two notice each other. */
  @Property({ type: 'integer', default: 0 })
  inboxRevision: number = 0;
}
