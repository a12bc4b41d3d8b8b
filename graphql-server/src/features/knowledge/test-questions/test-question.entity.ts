import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { Company } from '../../companies/index.js';
import type { Reader } from '../retrieval/retrieval.js';

/** A question by which a company tries its knowledge, and what it expects. */
@Entity()
@Index({
  name: 'test_question_company_id_index',
  properties: ['company', 'createdAt', 'id'],
})
export class TestQuestion {
  [OptionalProps]?: 'id' | 'createdAt' | 'expectedTitle';

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @ManyToOne(() => Company, { deleteRule: 'cascade' })
  company!: Rel<Company>;

  @Property({ type: 'text' })
  text!: string;

  /** Title of the use case that is to answer it; nothing is to be found if missing. */
  @Property({ type: 'text', nullable: true })
  expectedTitle?: string | null;

  /** As whom it is asked. */
  @Property({ type: 'text' })
  role!: Reader['role'];

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();

  /** By the name of that time. */
  @Property({ type: 'text' })
  createdBy!: string;
}
