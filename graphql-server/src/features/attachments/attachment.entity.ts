import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { AttachmentPurpose } from '@hausgeist/schema';
import { v7 as uuid } from 'uuid';
import { Company } from '../companies/index.js';
import { EndUser } from '../end-users/index.js';

/** A file that an end user has uploaded for a chat message. */
@Entity()
@Index({ properties: ['endUser', 'messageId'] })
export class Attachment {
  [OptionalProps]?: 'id' | 'messageId' | 'text' | 'isBeingRead' | 'storedAt' | 'createdAt';

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @ManyToOne(() => Company, { deleteRule: 'cascade', index: true })
  company!: Rel<Company>;

  /** Belongs to the same company: the database refuses another one's. */
  @ManyToOne(() => EndUser, { createForeignKeyConstraint: false })
  endUser!: Rel<EndUser>;

  /** The chat session it was uploaded in, as the client names it. */
  @Property({ type: 'text' })
  sessionId!: string;

  /** The message that carries it; unset until that message is sent. */
  @Index()
  @Property({ type: 'uuid', nullable: true })
  messageId?: string;

  /** Cleaned name. */
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

  /** What could be read from it, for the assistant; unset when nothing could. */
  @Property({ type: 'text', nullable: true, lazy: true })
  text?: string;

  /** Whether it is a picture or a scan whose text is still to be recognised. */
  @Property({ type: 'boolean' })
  isBeingRead: boolean = false;

  /** SHA-256 of the content, hexadecimal. */
  @Property({ type: 'text' })
  sha256!: string;

  /** Set once the file store has it; until then the row only remembers what to clean up. */
  @Property({ type: 'timestamptz', nullable: true })
  storedAt?: Date;

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();
}
