import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { Company } from '../companies/index.js';

/** A craftsman or firm that a company gives its cases to. Cases have a copy, which stays as it was given. */
@Entity()
@Index({
  name: 'craftsman_name_index',
  expression:
    'create unique index "craftsman_name_index" on "craftsman" ("company_id", lower("name"))',
})
export class Craftsman {
  [OptionalProps]?: 'id' | 'createdAt' | 'updatedAt';

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @ManyToOne(() => Company, { deleteRule: 'cascade' })
  company!: Rel<Company>;

  /** Of the person or firm. */
  @Property({ type: 'text' })
  name!: string;

  /** E.g. `Sanitär`. What is not known is empty, here and below. */
  @Property({ type: 'text' })
  trade!: string;

  @Property({ type: 'text' })
  email!: string;

  @Property({ type: 'text' })
  phone!: string;

  /** What colleagues tell each other about them. */
  @Property({ type: 'text' })
  note!: string;

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();

  @Property({ type: 'timestamptz', onUpdate: () => new Date() })
  updatedAt: Date = new Date();
}
