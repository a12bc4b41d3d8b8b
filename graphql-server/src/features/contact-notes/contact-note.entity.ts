import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { Company } from '../companies/index.js';

/** By which way a person and the company have met. */
export const CONTACT_KINDS = ['CALL', 'VISIT', 'LETTER'] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

/** A call, a visit or a letter of a tenant or owner, as one of the company's people has noted it. */
@Entity()
@Index({ properties: ['company', 'endUserId', 'at'] })
@Index({ properties: ['company', 'caseId'] })
export class ContactNote {
  [OptionalProps]?: 'id' | 'createdAt';

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @ManyToOne(() => Company, { deleteRule: 'cascade' })
  company!: Rel<Company>;

  /** Whom it is about; the database refuses another company's, and deletes the note with the person. */
  @Property({ type: 'uuid' })
  endUserId!: string;

  @Property({ type: 'text' })
  kind!: ContactKind;

  /** When it was, which may be before it was noted. */
  @Property({ type: 'timestamptz' })
  at!: Date;

  @Property({ type: 'text' })
  text!: string;

  /** A person of the company or of the platform, or an API key. */
  @Property({ type: 'uuid' })
  authorId!: string;

  /** As they were called then. */
  @Property({ type: 'text' })
  authorName!: string;

  /** The case that was made of it; the database refuses another company's. */
  @Property({ type: 'uuid', nullable: true })
  caseId?: string | null;

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();
}
