import { OptionalProps, type Rel } from '@mikro-orm/core';
import {
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { Company } from '../companies/index.js';

/**
 * When one of the company's people is away, and who stands in for them. Each has one at most, the present or
 * the next; it is forgotten in the night after its last day.
 */
@Entity()
@Unique({ properties: ['company', 'memberId'] })
@Index({ properties: ['company', 'deputyId'] })
export class Absence {
  [OptionalProps]?: 'id' | 'createdAt';

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @ManyToOne(() => Company, { deleteRule: 'cascade' })
  company!: Rel<Company>;

  /** Who is away; the database refuses another company's, and deletes it with them. */
  @Property({ type: 'uuid' })
  memberId!: string;

  /** Who is told of their work meanwhile; the database refuses another company's. */
  @Property({ type: 'uuid', nullable: true })
  deputyId?: string | null;

  /** The first whole day, as `2026-12-28`. */
  @Property({ type: 'date' })
  firstDay!: string;

  /** The last whole day. */
  @Property({ type: 'date' })
  lastDay!: string;

  /** What colleagues are told of it; empty for nothing. */
  @Property({ type: 'text' })
  note!: string;

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();
}
