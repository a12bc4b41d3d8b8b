import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { Company } from '../../companies/index.js';
import type { PromptFileOrigin } from '../files/prompt-file.entity.js';

/** What a company's assistant once answered from, or answers from now, kept to be compared and restored. */
@Entity()
@Unique({ properties: ['company', 'version'] })
export class KnowledgeVersion {
  [OptionalProps]?: 'id';

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @ManyToOne(() => Company, { deleteRule: 'cascade' })
  company!: Rel<Company>;

  /** The prompt file that it answered by last; gone once a later one answers. */
  @Property({ type: 'uuid' })
  promptFileId!: string;

  /** Of the prompt file with which it began to answer. */
  @Property({ type: 'integer' })
  version!: number;

  @Property({ type: 'text' })
  fileName!: string;

  @Property({ type: 'text', lazy: true })
  content!: string;

  @Property({ type: 'integer' })
  useCaseCount!: number;

  @Property({ type: 'text' })
  origin!: PromptFileOrigin;

  /** Who published it, by the name of that time; missing where that was not kept. */
  @Property({ type: 'text', nullable: true })
  publishedBy?: string | null;

  @Property({ type: 'text', nullable: true })
  note?: string | null;

  @Property({ type: 'timestamptz' })
  publishedAt!: Date;
}
