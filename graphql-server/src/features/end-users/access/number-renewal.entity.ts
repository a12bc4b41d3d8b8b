import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Rel } from '@mikro-orm/core';
import { v7 as uuid } from 'uuid';
import { Company } from '../../companies/index.js';

/** All authentication numbers of a company become others. */
@Entity()
@Index({ properties: ['company', 'startedAt'] })
export class NumberRenewal {
  [OptionalProps]?: 'id' | 'startedAt' | 'done' | 'lastId' | 'finishedAt';

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @ManyToOne(() => Company, { deleteRule: 'cascade' })
  company!: Rel<Company>;

  /** How many digits the new numbers have. */
  @Property({ type: 'integer' })
  digits!: number;

  /** From then on the old numbers are refused. */
  @Property({ type: 'timestamptz' })
  holdsFrom!: Date;

  /** People who are to get a number, counted at the start, and those who have. */
  @Property({ type: 'integer' })
  total!: number;

  @Property({ type: 'integer', default: 0 })
  done: number = 0;

  /** The last of them, by id: where it goes on after a crash. */
  @Property({ type: 'uuid', nullable: true })
  lastId?: string | null;

  @Property({ type: 'timestamptz' })
  startedAt: Date = new Date();

  /** When the last old number was forgotten. */
  @Property({ type: 'timestamptz', nullable: true })
  finishedAt?: Date | null;
}
