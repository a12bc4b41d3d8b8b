import { OptionalProps, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';

/** What people of a company can do with a conversation. */
export const ACTIVITY_KINDS = [
  'ASSIGNED',
  'UNASSIGNED',
  'ARCHIVED',
  'SNOOZED',
  'RESTORED',
  'LABELLED',
  'URGENCY_SET',
  'TAKEN_OVER',
  'HANDED_BACK',
  'EXPORTED',
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** What a person did with a conversation; names people as they were called then. */
@Entity()
@Index({ properties: ['companyId', 'conversationId', 'id'] })
export class ConversationActivity {
  [OptionalProps]?: 'id' | 'details' | 'createdAt';

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @Property({ type: 'uuid' })
  companyId!: string;

  @Property({ type: 'uuid' })
  conversationId!: string;

  @Property({ type: 'uuid' })
  actorId!: string;

  @Property({ type: 'text' })
  actorName!: string;

  @Property({ type: 'text' })
  kind!: ActivityKind;

  /** E.g. the name of the assignee, or the labels that were added. */
  @Property({ type: 'jsonb' })
  details: { names?: string[] } = {};

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();
}

/** Something that people of the company tell each other about a conversation; tenants never see it. */
@Entity()
@Index({ properties: ['companyId', 'conversationId', 'id'] })
export class ConversationNote {
  [OptionalProps]?: 'id' | 'mentions' | 'createdAt';

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @Property({ type: 'uuid' })
  companyId!: string;

  @Property({ type: 'uuid' })
  conversationId!: string;

  @Property({ type: 'uuid' })
  authorId!: string;

  @Property({ type: 'text' })
  authorName!: string;

  @Property({ type: 'text' })
  text!: string;

  /** Ids of the company users who are meant. */
  @Property({ type: 'jsonb' })
  mentions: string[] = [];

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();
}

/** How far a person has read a conversation. */
@Entity()
@Index({ properties: ['companyId', 'readerId'] })
export class ConversationReading {
  [PrimaryKeyProp]?: ['conversationId', 'readerId'];

  @PrimaryKey({ type: 'uuid' })
  conversationId!: string;

  /** A company user or an administrator of the platform. */
  @PrimaryKey({ type: 'uuid' })
  readerId!: string;

  @Property({ type: 'uuid' })
  companyId!: string;

  /** Everything until then has been read; empty once the person marked it as unread. */
  @Property({ type: 'timestamptz', nullable: true })
  seenAt?: Date | null;
}
