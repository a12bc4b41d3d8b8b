import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { Company } from '../../companies/index.js';
import { PromptFile } from '../files/prompt-file.entity.js';
import { UseCase } from './use-case.entity.js';

/** What is searched: a use case, or an overlapping part of a long one. */
@Entity()
@Unique({ properties: ['promptFile', 'position'] })
export class UseCaseChunk {
  [OptionalProps]?: 'id';

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  /** Belongs to the company of the file: the database refuses another one's. */
  @ManyToOne(() => UseCase, { createForeignKeyConstraint: false, index: true })
  useCase!: Rel<UseCase>;

  @ManyToOne(() => PromptFile, { createForeignKeyConstraint: false })
  promptFile!: Rel<PromptFile>;

  @ManyToOne(() => Company, { deleteRule: 'cascade', index: true })
  company!: Rel<Company>;

  /** Place among all chunks of the file, from 0: its number in the file's lexical index. */
  @Property({ type: 'integer' })
  position!: number;

  @Property({ type: 'text' })
  text!: string;
}
