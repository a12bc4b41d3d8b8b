import { OptionalProps, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import {
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import type { AttachmentPurpose } from '@hausgeist/schema';
import { v7 as uuid } from 'uuid';
import { Company } from '../companies/index.js';

/** The number that the last case of a company has; its row is locked while the next one is made. */
@Entity()
export class CaseCounter {
  [PrimaryKeyProp]?: 'company';

  @ManyToOne(() => Company, { primary: true, deleteRule: 'cascade' })
  company!: Rel<Company>;

  @Property({ type: 'integer' })
  lastNumber!: number;
}

/** Which side has done something, or sent a file. */
export const CASE_SIDES = ['COMPANY', 'CRAFTSMAN', 'TENANT'] as const;
export type CaseSide = (typeof CASE_SIDES)[number];

/** What can happen to a case. */
export const CASE_ENTRY_KINDS = [
  'CREATED',
  'CHANGED',
  'COMMENTED',
  'FILES_ADDED',
  'LINK_SENT',
  'LINK_REVOKED',
  'APPOINTMENT_PROPOSED',
  'APPOINTMENT_CONFIRMED',
  'REPORTED_DONE',
  'SHOWN_TO_TENANT',
  'HIDDEN_FROM_TENANT',
  'WRITTEN_TO_TENANT',
  'CONVERSATION_ADDED',
  'CONVERSATION_REMOVED',
] as const;
export type CaseEntryKind = (typeof CASE_ENTRY_KINDS)[number];

/** A field that got another value; people are named as they were called then. */
export type CaseFieldChange = { field: string; from: string | null; to: string | null };

/** Something that was done with a case or said about it; names people as they were called then. */
@Entity()
@Index({ properties: ['companyId', 'caseId', 'id'] })
export class CaseEntry {
  [OptionalProps]?: 'id' | 'details' | 'createdAt';

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @Property({ type: 'uuid' })
  companyId!: string;

  @Property({ type: 'uuid' })
  caseId!: string;

  @Property({ type: 'text' })
  side!: CaseSide;

  /** Unset for craftsmen, who have no account, and for tenants. */
  @Property({ type: 'uuid', nullable: true })
  actorId?: string | null;

  @Property({ type: 'text' })
  actorName!: string;

  @Property({ type: 'text' })
  kind!: CaseEntryKind;

  /** What was said. */
  @Property({ type: 'text', nullable: true })
  text?: string | null;

  @Property({ type: 'jsonb' })
  details: { changes?: CaseFieldChange[]; names?: string[] } = {};

  /** Since when the tenant sees what was said; only reports of craftsmen are ever shown. */
  @Property({ type: 'timestamptz', nullable: true })
  shownAt?: Date | null;

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();
}

/** A file of a case: one from the conversation, with which it goes, or one of its own. */
@Entity()
@Index({ properties: ['companyId', 'caseId', 'id'] })
@Index({ properties: ['companyId', 'messageId'] })
export class CaseFile {
  [OptionalProps]?: 'id' | 'createdAt';

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @Property({ type: 'uuid' })
  companyId!: string;

  @Property({ type: 'uuid' })
  caseId!: string;

  /** The message of the conversation that carries it; unset for a file of the case's own. */
  @Property({ type: 'uuid', nullable: true })
  messageId?: string | null;

  @Property({ type: 'text' })
  side!: CaseSide;

  @Property({ type: 'text' })
  uploadedBy!: string;

  @Property({ type: 'text' })
  originalName!: string;

  /** Size in bytes. */
  @Property({ type: 'integer' })
  fileSize!: number;

  /** Media type of the content, whatever the client declared. */
  @Property({ type: 'text' })
  mimeType!: string;

  @Property({ type: 'text' })
  purpose!: AttachmentPurpose;

  /** Where the file store keeps it; made of random ids only. */
  @Property({ type: 'text' })
  storageKey!: string;

  /** Set once the file store has it; until then the row only remembers what to clean up. */
  @Property({ type: 'timestamptz', nullable: true })
  storedAt?: Date | null;

  /** Since when the tenant sees it; what they have sent themselves they see anyway. */
  @Property({ type: 'timestamptz', nullable: true })
  shownAt?: Date | null;

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();
}

/** A conversation that was added to a case after it was made; the database deletes it with either. */
@Entity()
@Unique({ properties: ['companyId', 'caseId', 'conversationId'] })
@Index({ properties: ['companyId', 'conversationId'] })
export class CaseConversation {
  [OptionalProps]?: 'id' | 'createdAt';

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @Property({ type: 'uuid' })
  companyId!: string;

  @Property({ type: 'uuid' })
  caseId!: string;

  @Property({ type: 'uuid' })
  conversationId!: string;

  /** Since when its person knows of the case, and sees in the chat how it goes on. */
  @Property({ type: 'timestamptz', nullable: true })
  toldAt?: Date | null;

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();
}

/** A link that opens one case to a craftsman, who has no account. The token is never stored. */
@Entity()
@Index({ properties: ['companyId', 'caseId', 'id'] })
export class CaseLink {
  [OptionalProps]?: 'id' | 'createdAt';

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @Property({ type: 'uuid' })
  companyId!: string;

  @Property({ type: 'uuid' })
  caseId!: string;

  /** HMAC-SHA-256 of the token under the session secret, hexadecimal. */
  @Property({ type: 'text', unique: true, hidden: true })
  tokenHash!: string;

  /** What the craftsman was called when it was sent, and where it went. */
  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  email!: string;

  @Property({ type: 'timestamptz' })
  expiresAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  revokedAt?: Date | null;

  /** When the craftsman opened it last. */
  @Property({ type: 'timestamptz', nullable: true })
  openedAt?: Date | null;

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();
}
