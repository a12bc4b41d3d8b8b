import { OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';

/** A home in a building. The database makes one for an apartment number that it does not know. */
@Entity()
@Unique({ properties: ['companyId', 'id'] })
@Unique({ properties: ['companyId', 'externalId'] })
@Unique({ properties: ['companyId', 'buildingId', 'key'] })
export class Flat {
  [OptionalProps]?: 'id' | 'key' | 'floor' | 'createdAt';

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @Property({ type: 'uuid' })
  companyId!: string;

  @Property({ type: 'uuid' })
  buildingId!: string;

  /** Number or place, as it stands with its people. */
  @Property({ type: 'text' })
  label!: string;

  /** What ways of writing the label have in common. */
  @Property({
    columnType: 'text',
    type: 'string',
    generated: '(flat_key(label)) stored',
    hidden: true,
    lazy: true,
  })
  key!: string;

  @Property({ type: 'text', nullable: true })
  floor?: string | null;

  /** What the company's other system calls it, as it is written there. */
  @Property({ type: 'text', nullable: true })
  externalId?: string | null;

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();
}
