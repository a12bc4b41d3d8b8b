import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Language } from '@hausgeist/schema';
import { v7 as uuid } from 'uuid';
import type { AuditActor } from '../audit/index.js';
import { Company } from '../companies/index.js';
import type { ExportProgress } from './export/export-progress.js';

/** What was asked for: a copy of everything, or that it is erased. */
export type PrivacyRequestKind = 'EXPORT' | 'ERASURE';

/** Whose data it is about: a tenant or owner, or a person who works at the company. */
export type PrivacyPersonKind = 'END_USER' | 'EMPLOYEE';

/** REQUESTED until the company has decided; RUNNING until the job has ended. */
export type PrivacyRequestState = 'REQUESTED' | 'RUNNING' | 'DONE' | 'FAILED' | 'REFUSED';

/** States in which there is still something to do before the request is due. */
export const UNDONE_STATES = ['REQUESTED', 'RUNNING', 'FAILED'] as const;

/** What was done, in counts by the name of what it was; nothing about the person. */
type PrivacyReceipt = Record<string, number>;

/** That a person has a right to their data, and what became of it; outlives the person's entry. */
@Entity()
@Index({ properties: ['company', 'requestedAt'] })
@Index({ properties: ['personId'], name: 'privacy_request_end_user_id_index' })
@Index({
  name: 'privacy_request_undone_index',
  expression: `create index "privacy_request_undone_index" on "privacy_request" ("due_at") where "state" in ('REQUESTED', 'RUNNING', 'FAILED')`,
})
@Index({
  name: 'privacy_request_package_index',
  expression:
    'create index "privacy_request_package_index" on "privacy_request" ("package_until") where "package_key" is not null',
})
export class PrivacyRequest {
  [OptionalProps]?:
    | 'id'
    | 'state'
    | 'requestedAt'
    | 'receipt'
    | 'personKind'
    | 'isAskedByPerson'
    | 'language';

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @ManyToOne(() => Company, { deleteRule: 'cascade' })
  company!: Rel<Company>;

  /** Refers to no entry once the person is erased. */
  @Property({ type: 'uuid', fieldName: 'end_user_id' })
  personId!: string;

  @Property({ type: 'text', default: 'END_USER' })
  personKind: PrivacyPersonKind = 'END_USER';

  /** What the person is called; a pseudonym once they are erased. */
  @Property({ type: 'text' })
  personName!: string;

  @Property({ type: 'text' })
  kind!: PrivacyRequestKind;

  @Property({ type: 'text' })
  state: PrivacyRequestState = 'RUNNING';

  /** Whether the person has asked for it in the chat; otherwise the company has begun it. */
  @Property({ type: 'boolean', default: false })
  isAskedByPerson: boolean = false;

  /** What the person's chat is in; mails to them are in it, too. */
  @Property({ type: 'text', default: 'de' })
  language: Language = 'de';

  @Property({ type: 'timestamptz' })
  requestedAt: Date = new Date();

  /** One month after it was asked for, as the law has it; three where it was extended. */
  @Property({ type: 'timestamptz' })
  dueAt!: Date;

  /** Why it takes two months longer; the person was told. */
  @Property({ type: 'text', nullable: true })
  extensionReason?: string | null;

  /** Why the company does not do it; the person was told. */
  @Property({ type: 'text', nullable: true })
  refusalReason?: string | null;

  /** Days before the end of which the company was reminded last: 14, 3 or 0. */
  @Property({ type: 'integer', nullable: true })
  remindedDays?: number | null;

  /** Who confirmed or refused it, as they were called then; unset until then. */
  @Property({ type: 'jsonb', nullable: true })
  decidedBy?: AuditActor | null;

  @Property({ type: 'timestamptz', nullable: true })
  finishedAt?: Date | null;

  @Property({ type: 'jsonb' })
  receipt: PrivacyReceipt = {};

  /** How far the making of a package has come; empty before and after. */
  @Property({ type: 'jsonb', nullable: true })
  progress?: ExportProgress | null;

  /** Where the package is kept; empty once its time is over. */
  @Property({ type: 'text', nullable: true })
  packageKey?: string | null;

  /** Size of the package in bytes. */
  @Property({ type: 'bigint', nullable: true })
  packageBytes?: string | null;

  @Property({ type: 'timestamptz', nullable: true })
  packageUntil?: Date | null;
}
