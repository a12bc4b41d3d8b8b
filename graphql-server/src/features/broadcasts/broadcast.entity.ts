import { OptionalProps, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import {
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { Company } from '../companies/index.js';

/** Contractual ones reach everybody; others leave out those who do not want them. */
export const BROADCAST_KINDS = ['CONTRACTUAL', 'INFORMATION'] as const;
export type BroadcastKind = (typeof BROADCAST_KINDS)[number];

/** Who gets it. */
export const AUDIENCE_KINDS = ['ALL', 'TENANTS', 'OWNERS', 'BUILDINGS', 'PEOPLE'] as const;
export type AudienceKind = (typeof AUDIENCE_KINDS)[number];

/** Who gets it, with the ids of buildings or people where these are chosen. */
export type Audience = { kind: AudienceKind; ids: string[] };

/** SENDING until each recipient's mail is in the outbox; SENT and CANCELLED are the end. */
export type BroadcastStatus = 'DRAFT' | 'SCHEDULED' | 'SENDING' | 'SENT' | 'CANCELLED';

/** A message of a company to many of its tenants and owners. */
@Entity()
@Unique({ properties: ['company', 'id'] })
@Index({ properties: ['company', 'createdAt', 'id'] })
export class Broadcast {
  [OptionalProps]?: 'id' | 'status' | 'createdAt' | 'updatedAt';

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @ManyToOne(() => Company, { deleteRule: 'cascade' })
  company!: Rel<Company>;

  @Property({ type: 'text' })
  kind!: BroadcastKind;

  /** May have placeholders, such as `{{firstName}}`. */
  @Property({ type: 'text' })
  subject!: string;

  /** May have placeholders as well; an empty line parts paragraphs. */
  @Property({ type: 'text' })
  text!: string;

  @Property({ type: 'jsonb' })
  audience!: Audience;

  @Property({ type: 'text' })
  status: BroadcastStatus = 'DRAFT';

  /** Who wrote it, as they were called then. */
  @Property({ type: 'text' })
  authorName!: string;

  /** The last German day on which what it says matters, as `2026-11-24`; not known if null. */
  @Property({ type: 'date', nullable: true })
  validUntil?: string | null;

  @Property({ type: 'timestamptz', nullable: true })
  scheduledAt?: Date | null;

  /** When its recipients were written down. */
  @Property({ type: 'timestamptz', nullable: true })
  startedAt?: Date | null;

  @Property({ type: 'timestamptz', nullable: true })
  finishedAt?: Date | null;

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();

  @Property({ type: 'timestamptz', onUpdate: () => new Date() })
  updatedAt: Date = new Date();
}

/** WAITING has no mail yet; what became of the mail of one that is QUEUED, the outbox knows. */
export type StoredRecipientStatus =
  | 'WAITING'
  | 'QUEUED'
  | 'UNSUBSCRIBED'
  | 'UNPROVEN'
  | 'CANCELLED';

/** A person whom a broadcast is for; written down when the sending begins. */
@Entity()
@Index({ properties: ['companyId', 'endUserId', 'broadcastId'] })
@Index({ properties: ['broadcastId', 'status'] })
export class BroadcastRecipient {
  [PrimaryKeyProp]?: ['broadcastId', 'endUserId'];
  [OptionalProps]?: 'status';

  @PrimaryKey({ type: 'uuid' })
  broadcastId!: string;

  @PrimaryKey({ type: 'uuid' })
  endUserId!: string;

  @Property({ type: 'uuid' })
  companyId!: string;

  @Property({ type: 'text' })
  status: StoredRecipientStatus = 'WAITING';

  /** When their chat was open and showed its subject for the first time. */
  @Property({ type: 'timestamptz', nullable: true })
  shownAt?: Date | null;

  /** When they first opened it in the chat or put it away there, or an answer of the assistant told it. */
  @Property({ type: 'timestamptz', nullable: true })
  readAt?: Date | null;

  /** When the tenant has put the notice in the chat away. */
  @Property({ type: 'timestamptz', nullable: true })
  dismissedAt?: Date | null;
}
