import { PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Company } from '../companies/index.js';

/** What models used on behalf of a company on one day. */
@Entity()
@Index({ properties: ['day'] })
export class TokenUse {
  [PrimaryKeyProp]?: ['company', 'day'];

  @ManyToOne(() => Company, { primary: true, deleteRule: 'cascade' })
  company!: Rel<Company>;

  /** The day in Germany, e.g. 2026-03-29. */
  @PrimaryKey({ type: 'date' })
  day!: string;

  @Property({ type: 'bigint' })
  inputTokens!: string;

  @Property({ type: 'bigint' })
  outputTokens!: string;

  /** In USD, at the prices of the moment; models whose price is not known count as free. */
  @Property({ type: 'double' })
  cost!: number;

  /** When a warning was mailed that the day's budget is nearly spent. */
  @Property({ type: 'timestamptz', nullable: true })
  warnedAt?: Date | null;
}
