import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { Company } from '../companies/index.js';

/** A text that a company's people put into their answers to tenants; it may have placeholders. */
@Entity()
@Index({
  name: 'canned_reply_title_index',
  expression:
    'create unique index "canned_reply_title_index" on "canned_reply" ("company_id", lower("title"))',
})
export class CannedReply {
  [OptionalProps]?: 'id' | 'createdAt' | 'updatedAt';

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @ManyToOne(() => Company, { deleteRule: 'cascade' })
  company!: Rel<Company>;

  /** What people find it by. */
  @Property({ type: 'text' })
  title!: string;

  @Property({ type: 'text' })
  text!: string;

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();

  @Property({ type: 'timestamptz', onUpdate: () => new Date() })
  updatedAt: Date = new Date();
}
