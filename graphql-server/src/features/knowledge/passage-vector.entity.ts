import { PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { PromptFile } from './prompt-file.entity.js';

/**
 * The vector of a passage. Vectors of one model make a set; a prompt file answers from one set while
 * another is being filled.
 */
@Entity()
export class PassageVector {
  [PrimaryKeyProp]?: ['promptFile', 'vectorSetId', 'position'];

  @ManyToOne(() => PromptFile, { primary: true, deleteRule: 'cascade' })
  promptFile!: Rel<PromptFile>;

  @PrimaryKey({ type: 'uuid' })
  vectorSetId!: string;

  /** Of the passage in the file. */
  @PrimaryKey({ type: 'integer' })
  position!: number;

  /** Half precision loses nothing that a ranking shows. */
  @Property({ columnType: 'halfvec', type: 'string' })
  embedding!: string;
}
