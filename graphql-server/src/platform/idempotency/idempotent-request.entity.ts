import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A request that came with an idempotency key, and its answer once there is one. */
@Entity()
export class IdempotentRequest {
  [OptionalProps]?: 'hasEffect';

  /** HMAC of the caller and their key: neither is stored. */
  @PrimaryKey({ type: 'text' })
  id!: string;

  /** HMAC of what was asked for. */
  @Property({ type: 'text' })
  fingerprint!: string;

  /** Which execution holds the key; one that has lost it can commit nothing. */
  @Property({ type: 'uuid' })
  attempt!: string;

  /** Set by the transaction that does the work: what it says is true exactly if the work is done. */
  @Property({ type: 'boolean', default: false })
  hasEffect: boolean = false;

  /** Status and body, encrypted: some hold passwords or keys that are shown once. */
  @Property({ type: 'text', nullable: true, hidden: true })
  answer?: string;

  /** Until when an execution without an answer counts as running. */
  @Property({ type: 'timestamptz' })
  leasedUntil!: Date;

  @Index()
  @Property({ type: 'timestamptz' })
  createdAt!: Date;
}
