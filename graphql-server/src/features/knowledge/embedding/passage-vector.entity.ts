import { PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { PromptFile } from '../files/prompt-file.entity.js';

/**
 * The vector of a passage. Vectors of one model make a set; a prompt file answers from one set while
 * another is being filled.
 */
@Entity({
  triggers: [
    {
      // For rows that a version stores which does not know of the company.
      name: 'passage_vector_company',
      timing: 'before',
      events: ['insert'],
      body: `if new.company_id is null then select company_id into new.company_id from prompt_file where id = new.prompt_file_id; end if; return new;`,
    },
  ],
})
export class PassageVector {
  [PrimaryKeyProp]?: ['promptFile', 'vectorSetId', 'position'];

  @ManyToOne(() => PromptFile, { primary: true, createForeignKeyConstraint: false })
  promptFile!: Rel<PromptFile>;

  @PrimaryKey({ type: 'uuid' })
  vectorSetId!: string;

  /** The company of the file; filled in by the database if it is not given. */
  @Property({ type: 'uuid' })
  companyId!: string;

  /** Of the passage in the file. */
  @PrimaryKey({ type: 'integer' })
  position!: number;

  /** Half precision loses nothing that a ranking shows. */
  @Property({ columnType: 'halfvec', type: 'string' })
  embedding!: string;
}
