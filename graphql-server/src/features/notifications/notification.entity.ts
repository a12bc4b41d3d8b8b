import type { NotificationKind } from '@hausgeist/schema';
import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, Property } from '@mikro-orm/decorators/legacy';
import { StaffOwned } from './staff-owned.entity.js';

/** What is said of the cause besides what it is about. */
export interface NotificationDetails {
  /** The kind of danger, e.g. `GAS`. */
  danger?: string;
  /** Of mails of a broadcast that did not arrive. */
  failed?: number;
  /** A kind of quota, with what was used and is allowed. */
  quota?: string;
  used?: number;
  limit?: number;
  /** Id of the absent colleague in whose place the person is told. */
  deputyFor?: string;
}

/**
 * One thing that one person of the staff is told. What it is about is named by id alone: a person who has lost
 * the right to see it learns nothing, and what is erased takes its notifications along.
 */
@Entity()
@Index({
  name: 'notification_cause_index',
  expression:
    'create unique index "notification_cause_index" on "notification" (coalesce("member_id", "admin_id"), "cause")',
})
@Index({
  name: 'notification_list_index',
  expression:
    'create index "notification_list_index" on "notification" (coalesce("member_id", "admin_id"), "created_at", "id") where "in_console"',
})
@Index({
  name: 'notification_unread_index',
  expression:
    'create index "notification_unread_index" on "notification" (coalesce("member_id", "admin_id")) where "in_console" and "read_at" is null',
})
@Index({
  name: 'notification_owed_index',
  expression:
    'create index "notification_owed_index" on "notification" (coalesce("member_id", "admin_id")) where "mail_owed" or "push_held"',
})
@Index({ properties: ['companyId', 'conversationId'] })
@Index({ properties: ['companyId', 'caseId'] })
@Index({ properties: ['companyId', 'broadcastId'] })
@Index({ properties: ['companyId', 'memberId'] })
@Index({ properties: ['adminId'] })
@Index({ properties: ['createdAt'] })
export class Notification extends StaffOwned {
  [OptionalProps]?:
    | 'id'
    | 'details'
    | 'count'
    | 'earlierCauses'
    | 'inConsole'
    | 'mailOwed'
    | 'pushHeld'
    | 'createdAt';

  @Property({ type: 'text' })
  kind!: NotificationKind;

  /** Names the occasion, e.g. `mentioned:<id of the note>`: each person is told once of it. */
  @Property({ type: 'text' })
  cause!: string;

  /** How often it has happened until it was read. */
  @Property({ type: 'int', default: 1 })
  count: number = 1;

  /** The occasions counted before `cause`, so that none is counted twice. */
  @Property({ type: 'jsonb', default: '[]' })
  earlierCauses: string[] = [];

  @Property({ type: 'uuid', nullable: true })
  conversationId?: string | null;

  @Property({ type: 'uuid', nullable: true })
  caseId?: string | null;

  @Property({ type: 'uuid', nullable: true })
  broadcastId?: string | null;

  /** The colleague who caused it, as they were called then. */
  @Property({ type: 'text', nullable: true })
  actorName?: string | null;

  @Property({ type: 'jsonb' })
  details: NotificationDetails = {};

  /** Whether the list shows it, as the person had chosen then. */
  @Property({ type: 'boolean' })
  inConsole: boolean = true;

  /** Waits for the next mail that says several things at once. */
  @Property({ type: 'boolean' })
  mailOwed: boolean = false;

  /** Waits for the end of the quiet hours. */
  @Property({ type: 'boolean' })
  pushHeld: boolean = false;

  /** When it happened, of several the last time. */
  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();

  @Property({ type: 'timestamptz', nullable: true })
  readAt?: Date | null;
}
