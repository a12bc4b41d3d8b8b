import type { Rel } from '@mikro-orm/core';
import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Company } from './company.entity.js';

/**
 * A name by which the address of a company's chat has ever been known. Posters and links with an earlier
 * one still lead there, so no other company gets it.
 */
@Entity()
@Index({ properties: ['company'] })
export class CompanySlug {
  [OptionalProps]?: 'createdAt';

  @PrimaryKey({ type: 'text' })
  slug!: string;

  @ManyToOne(() => Company, { deleteRule: 'cascade' })
  company!: Rel<Company>;

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();
}
