import { OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';

/** An event, as it is sent; kept as long as one of its deliveries. */
@Entity()
export class WebhookEvent {
  [OptionalProps]?: 'id' | 'createdAt';

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @Property({ type: 'text' })
  type!: string;

  /** The body, byte for byte: the signature is over it. */
  @Property({ type: 'text' })
  body!: string;

  @Property({ type: 'timestamptz', index: true })
  createdAt: Date = new Date();
}
