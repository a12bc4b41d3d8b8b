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

/** One chat session of an end user. */
@Entity()
@Index({ properties: ['company', 'startedAt'] })
@Unique({ properties: ['company', 'id'] })
export class Conversation {
  [OptionalProps]?: 'id' | 'status' | 'revision' | 'messageCount' | 'startedAt' | 'urgency';

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
  endedAt?: Date;

  @Property({ type: 'text', nullable: true })
  summary?: string | null;

  /** Where the PDF of the summary is kept. */
  @Property({ type: 'text', nullable: true })
  summaryFileKey?: string;
}
