import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';

/** `queued` until the mail server has it, or has refused it for good. */
export type MailStatus = 'queued' | 'sent' | 'failed';

/** A file of the file store that goes along. */
export interface StoredAttachment {
  filename: string;
  contentType: string;
  fileKey: string;
  /** The mail shows it by this name; it goes without one that is gone. */
  contentId?: string;
}

/** A short text that goes along as a file, and is kept as the mail's own text is. */
export interface TextAttachment {
  filename: string;
  contentType: string;
  content: string;
}

export type MailAttachment = StoredAttachment | TextAttachment;

/** One mail to one person, with what became of it. */
@Entity()
@Index({ properties: ['createdAt'] })
@Index({
  name: 'mail_end_user_id_index',
  expression:
    'create index "mail_end_user_id_index" on "mail" ("end_user_id", "created_at", "id") where end_user_id is not null',
})
export class Mail {
  [OptionalProps]?: 'id' | 'status' | 'attempts' | 'createdAt' | 'isAiGenerated';

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  /** Names the occasion; a second mail for the same occasion is never made. */
  @Property({ type: 'text', unique: true })
  dedupeKey!: string;

  @Property({ type: 'text', fieldName: 'recipient' })
  to!: string;

  /** The tenant or owner whom it is for; their page lists it. */
  @Property({ type: 'uuid', nullable: true })
  endUserId?: string | null;

  @Property({ type: 'text', nullable: true })
  fromName?: string;

  @Property({ type: 'text', nullable: true })
  replyTo?: string;

  /** Where the person says that they want no more such mails, by one click of their program. */
  @Property({ type: 'text', nullable: true })
  unsubscribeUrl?: string | null;

  /** What it says was written by an AI; a header tells the recipient's program. */
  @Property({ type: 'boolean', default: false })
  isAiGenerated: boolean = false;

  @Property({ type: 'text' })
  subject!: string;

  /**
   * Sealed, and emptied once a mail server has the mail, or some days after it failed: it may carry
   * a link that signs its holder in.
   */
  @Property({ type: 'text' })
  html!: string;

  /** Plain text of the same content; sealed and emptied together with the HTML. */
  @Property({ type: 'text' })
  text!: string;

  @Property({ type: 'jsonb' })
  attachments!: MailAttachment[];

  @Property({ type: 'text' })
  status: MailStatus = 'queued';

  @Property({ type: 'integer' })
  attempts: number = 0;

  /** What went wrong last, without addresses, content or credentials. */
  @Property({ type: 'text', nullable: true })
  lastError?: string;

  /** The worker that is sending it has until then; afterwards it counts as dead. */
  @Property({ type: 'timestamptz', nullable: true })
  claimedUntil?: Date;

  /** The same at every attempt, see RFC 5322. */
  @Property({ type: 'text' })
  messageId!: string;

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();

  @Property({ type: 'timestamptz', nullable: true })
  sentAt?: Date;

  /** When a server further on told that the recipient cannot have it. */
  @Property({ type: 'timestamptz', nullable: true })
  bouncedAt?: Date;

  /** Why, by the code of RFC 3463, e.g. `5.1.1` for an address that is not there. */
  @Property({ type: 'text', nullable: true })
  bounceStatus?: string;
}
