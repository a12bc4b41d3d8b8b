import { OptionalProps, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import type { ToldRefusal } from '../../platform/errors/index.js';
import { WebhookEvent } from './webhook-event.entity.js';
import { Webhook } from './webhook.entity.js';

/** PENDING until the receiver has taken it, or all attempts have failed. */
export type DeliveryStatus = 'PENDING' | 'DELIVERED' | 'FAILED';

/** One event on its way to one endpoint, with what became of it. */
@Entity({
  triggers: [
    {
      // For rows that a version stores which does not know of the company.
      name: 'webhook_delivery_company',
      timing: 'before',
      events: ['insert'],
      body: `if new.company_id is null then select managing_company_id into new.company_id from webhook where id = new.webhook_id; end if; return new;`,
    },
  ],
})
@Index({ properties: ['webhook', 'createdAt', 'id'] })
@Index({ properties: ['createdAt'] })
@Index({
  name: 'webhook_delivery_pending_index',
  expression: `create index "webhook_delivery_pending_index" on "webhook_delivery" ("webhook_id", "next_attempt_at") where "status" = 'PENDING'`,
})
export class WebhookDelivery {
  [OptionalProps]?: 'id' | 'status' | 'attempts' | 'createdAt';

  [PrimaryKeyProp]?: ['id', 'createdAt'];

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  /** Decides in which month's partition it is. */
  @PrimaryKey({ type: 'timestamptz' })
  createdAt: Date = new Date();

  /** Whose endpoint it goes to, filled in by the database; empty for those of the platform. */
  @Property({ type: 'uuid', nullable: true })
  companyId?: string | null;

  @ManyToOne(() => Webhook, { deleteRule: 'cascade' })
  webhook!: Rel<Webhook>;

  @ManyToOne(() => WebhookEvent, { deleteRule: 'cascade', index: true })
  event!: Rel<WebhookEvent>;

  @Property({ type: 'text' })
  status: DeliveryStatus = 'PENDING';

  @Property({ type: 'integer' })
  attempts: number = 0;

  @Property({ type: 'timestamptz', nullable: true })
  lastAttemptAt?: Date | null;

  /** Empty once it is settled. */
  @Property({ type: 'timestamptz', nullable: true })
  nextAttemptAt?: Date | null;

  /** The worker that is sending it has until then; afterwards it counts as dead. */
  @Property({ type: 'timestamptz', nullable: true })
  claimedUntil?: Date | null;

  @Property({ type: 'integer', nullable: true })
  responseStatus?: number | null;

  @Property({ type: 'integer', nullable: true })
  durationMs?: number | null;

  /** What went wrong last, in a sentence; nothing of what the receiver said. */
  @Property({ type: 'text', nullable: true })
  error?: string | null;

  /** The reason of `error`; missing where it was stored before there were reasons. */
  @Property({ type: 'jsonb', nullable: true })
  refusal?: ToldRefusal | null;
}
