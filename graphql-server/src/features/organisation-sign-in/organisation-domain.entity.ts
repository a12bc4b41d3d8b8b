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

/** A domain of e-mail addresses that a company names; it counts once it is proved. */
@Entity()
@Unique({ properties: ['managingCompany', 'domain'] })
@Index({
  name: 'organisation_domain_holder_index',
  expression:
    'create unique index "organisation_domain_holder_index" on "organisation_domain" ("domain") where "proved_at" is not null',
})
export class OrganisationDomain {
  [OptionalProps]?: 'id' | 'isForced' | 'createdAt';

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @ManyToOne(() => Company, { deleteRule: 'cascade' })
  managingCompany!: Rel<Company>;

  /** Lower case, in the form that name servers know. */
  @Property({ type: 'text' })
  domain!: string;

  /** Since when it is known to be the company's; one company holds a domain. */
  @Property({ type: 'timestamptz', nullable: true })
  provedAt?: Date | null;

  /** Whether the company's people with such an address sign in through the provider alone. */
  @Property({ type: 'boolean' })
  isForced: boolean = false;

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();
}
