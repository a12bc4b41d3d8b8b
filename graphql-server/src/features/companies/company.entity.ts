import { OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';

/** A property-management company: the tenant of this multi-tenant product. */
@Entity()
export class Company {
  [OptionalProps]?: 'id' | 'createdAt' | 'updatedAt' | 'whatsapp';

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  address!: string;

  /** The team's mailbox; summaries of conversations go there. */
  @Property({ type: 'text' })
  email!: string;

  @Property({ type: 'text' })
  phone!: string;

  @Property({ type: 'text', nullable: true })
  whatsapp?: string;

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();

  @Property({ type: 'timestamptz', onUpdate: () => new Date() })
  updatedAt: Date = new Date();
}
