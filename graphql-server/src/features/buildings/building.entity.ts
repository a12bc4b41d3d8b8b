import { OptionalProps, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
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

/** A house that a company manages. The database makes one for an address that it does not know. */
@Entity()
@Unique({ properties: ['company', 'id'] })
@Unique({ properties: ['company', 'externalId'] })
@Index({
  name: 'building_street_index',
  expression:
    'create index "building_street_index" on "building" ("company_id", "street" collate "und-x-icu", "id")',
})
export class Building {
  [OptionalProps]?: 'id' | 'name' | 'postcode' | 'city' | 'createdAt' | 'updatedAt';

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @ManyToOne(() => Company, { deleteRule: 'cascade' })
  company!: Rel<Company>;

  /** What the company calls it, e.g. `Hafenhof`. */
  @Property({ type: 'text', nullable: true })
  name?: string | null;

  /** Street and number, or the whole address where no postcode was found in it. */
  @Property({ type: 'text' })
  street!: string;

  @Property({ type: 'text', nullable: true })
  postcode?: string | null;

  @Property({ type: 'text', nullable: true })
  city?: string | null;

  /** What the company's other system calls it, as it is written there. */
  @Property({ type: 'text', nullable: true })
  externalId?: string | null;

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();

  @Property({ type: 'timestamptz', onUpdate: () => new Date() })
  updatedAt: Date = new Date();
}

/**
 * A way of writing a building's address: without capitals, spaces and punctuation, as the function
 * `address_key` makes it. A building has several after it was renamed or another was merged into it.
 */
@Entity()
@Index({ properties: ['companyId', 'buildingId'] })
export class BuildingAddress {
  [PrimaryKeyProp]?: ['companyId', 'key'];

  @PrimaryKey({ type: 'uuid' })
  companyId!: string;

  @PrimaryKey({ type: 'text' })
  key!: string;

  @Property({ type: 'uuid' })
  buildingId!: string;
}
