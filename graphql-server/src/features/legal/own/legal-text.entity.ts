import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { Company } from '../../companies/index.js';

/** What a company can say in its own words. */
export const LEGAL_TEXT_KINDS = ['privacy', 'imprint', 'terms'] as const;
export type LegalTextKind = (typeof LEGAL_TEXT_KINDS)[number];

/** One version of a company's own text. All are kept: they are what tenants were told at a time. */
@Entity()
@Unique({ properties: ['managingCompany', 'kind', 'version'] })
export class LegalText {
  [OptionalProps]?: 'id' | 'createdAt';

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @ManyToOne(() => Company, { deleteRule: 'cascade' })
  managingCompany!: Rel<Company>;

  @Property({ type: 'text' })
  kind!: LegalTextKind;

  /** Counts from 1 in each kind. */
  @Property({ type: 'integer' })
  version!: number;

  /** Markdown; missing where the company went back to the platform's text. */
  @Property({ type: 'text', nullable: true })
  german?: string | null;

  /** Markdown; missing where everyone reads the German one. */
  @Property({ type: 'text', nullable: true })
  english?: string | null;

  @Property({ type: 'uuid' })
  authorId!: string;

  /** Name of the person, as it was then. */
  @Property({ type: 'text' })
  authorName!: string;

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();
}
