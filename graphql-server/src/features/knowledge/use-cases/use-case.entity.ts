import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { Company } from '../../companies/index.js';
import type { Audience } from '../splitting/use-case-terms.js';
import { PromptFile } from '../files/prompt-file.entity.js';

/** One question with its answer, as the company wrote it. */
@Entity()
@Unique({ properties: ['promptFile', 'position'] })
@Unique({ properties: ['company', 'id'] })
export class UseCase {
  [OptionalProps]?: 'id' | 'audience' | 'buildingIds';

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  /** Belongs to the same company: the database refuses another one's. */
  @ManyToOne(() => PromptFile, { createForeignKeyConstraint: false })
  promptFile!: Rel<PromptFile>;

  @ManyToOne(() => Company, { deleteRule: 'cascade' })
  company!: Rel<Company>;

  /** Place in the file, from 1. */
  @Property({ type: 'integer' })
  position!: number;

  @Property({ type: 'text' })
  title!: string;

  @Property({ type: 'text' })
  text!: string;

  /** The first day on which it answers; from ever if missing. */
  @Property({ type: 'date', nullable: true })
  validFrom?: string | null;

  /** The last day on which it answers; for good if missing. */
  @Property({ type: 'date', nullable: true })
  validUntil?: string | null;

  @Property({ type: 'text', default: 'ALL' })
  audience: Audience = 'ALL';

  /** Buildings whose people are answered from it; all if there are none. */
  @Property({ type: 'jsonb', default: '[]' })
  buildingIds: string[] = [];
}
