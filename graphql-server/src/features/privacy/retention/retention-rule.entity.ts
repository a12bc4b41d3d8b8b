import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { Company } from '../../companies/index.js';
import type { RetentionClass } from './retention-classes.js';

/** After how many days something is deleted; for ever, where there is no rule. */
@Entity()
@Index({
  name: 'retention_rule_company_index',
  expression:
    'create unique index "retention_rule_company_index" on "retention_rule" ("company_id", "data_class") nulls not distinct',
})
export class RetentionRule {
  [OptionalProps]?: 'id';

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  /** The company that has it deleted earlier; unset for the platform's own rule. */
  @ManyToOne(() => Company, { nullable: true, deleteRule: 'cascade', index: false })
  company?: Rel<Company> | null;

  @Property({ type: 'text' })
  dataClass!: RetentionClass;

  @Property({ type: 'integer' })
  days!: number;
}
