import { OptionalProps, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { Company } from '../../companies/index.js';
import type { Audience } from '../splitting/use-case-terms.js';

/** That a company is writing the next version of its knowledge. */
@Entity()
export class KnowledgeDraft {
  [PrimaryKeyProp]?: 'company';
  [OptionalProps]?: 'startedAt' | 'revision';

  @ManyToOne(() => Company, { primary: true, deleteRule: 'cascade' })
  company!: Rel<Company>;

  /** The prompt file that was running when the draft was begun; it may be gone by now. */
  @Property({ type: 'uuid', nullable: true })
  baseFileId?: string | null;

  /** Grows with every change, so that what is published is what was looked at. */
  @Property({ type: 'integer' })
  revision: number = 1;

  @Property({ type: 'timestamptz' })
  startedAt: Date = new Date();

  /** By the name of that time. */
  @Property({ type: 'text' })
  startedBy!: string;

  /** The file that it was published as last, and its revision then: once that file answers, the draft is done. */
  @Property({ type: 'uuid', nullable: true })
  publishedFileId?: string | null;

  @Property({ type: 'integer', nullable: true })
  publishedRevision?: number | null;
}

/** A use case of a company's draft. */
@Entity()
@Index({ properties: ['company', 'position'] })
export class DraftUseCase {
  [OptionalProps]?:
    | 'id'
    | 'buildingIds'
    | 'removed'
    | 'wordings'
    | 'questionIds'
    | 'revision'
    | 'changedAt';

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @ManyToOne(() => Company, { deleteRule: 'cascade' })
  company!: Rel<Company>;

  @Property({ type: 'integer' })
  position!: number;

  @Property({ type: 'text' })
  title!: string;

  @Property({ type: 'text' })
  text!: string;

  @Property({ type: 'date', nullable: true })
  validFrom!: string | null;

  @Property({ type: 'date', nullable: true })
  validUntil!: string | null;

  @Property({ type: 'text' })
  audience!: Audience;

  /** Buildings whose people are answered from it; all if there are none. */
  @Property({ type: 'jsonb', default: '[]' })
  buildingIds: string[] = [];

  /** Its title in the file that the draft was begun from; missing for new ones. */
  @Property({ type: 'text', nullable: true })
  baseTitle?: string | null;

  /** Not to be published; kept so that it can be taken back. */
  @Property({ type: 'boolean' })
  removed: boolean = false;

  /** Wordings that it gets when it is published. */
  @Property({ type: 'jsonb' })
  wordings: string[] = [];

  /** Unanswered questions that it answers, which are done when it is published. */
  @Property({ type: 'jsonb' })
  questionIds: string[] = [];

  @Property({ type: 'integer' })
  revision: number = 1;

  @Property({ type: 'timestamptz' })
  changedAt: Date = new Date();

  /** By the name of that time; missing until it is changed. */
  @Property({ type: 'text', nullable: true })
  changedBy?: string | null;
}
