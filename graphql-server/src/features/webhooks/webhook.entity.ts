import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import type { ToldRefusal } from '../../platform/errors/index.js';
import { Company } from '../companies/index.js';
import type { WebhookEventName } from './event-types.js';

/** The owner of an endpoint. */
export interface Owner {
  /** Null: the platform, whose endpoints receive the events of all companies. */
  companyId: string | null;
}

/** An address that is told of events. */
@Entity()
@Unique({ properties: ['managingCompany', 'id'] })
export class Webhook {
  [OptionalProps]?: 'id' | 'isActive' | 'createdAt' | 'updatedAt';

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  /** Whose events it gets; those of all companies if empty. */
  @ManyToOne(() => Company, { deleteRule: 'cascade', nullable: true })
  managingCompany?: Rel<Company> | null;

  @Property({ type: 'text' })
  url!: string;

  @Property({ type: 'text' })
  description!: string;

  @Property({ type: 'jsonb' })
  events!: WebhookEventName[];

  @Property({ type: 'boolean' })
  isActive: boolean = true;

  /** Why the platform has switched it off; empty if a person did. */
  @Property({ type: 'text', nullable: true })
  disabledReason?: string | null;

  /** The same for programs; missing where it was stored before there were reasons. */
  @Property({ type: 'jsonb', nullable: true })
  disabledRefusal?: ToldRefusal | null;

  /** What bodies are signed with, encrypted with a key derived from the session secret. */
  @Property({ type: 'text', hidden: true })
  encryptedSecret!: string;

  /** The secret before, which bodies are signed with too until it ends. */
  @Property({ type: 'text', nullable: true, hidden: true })
  encryptedPreviousSecret?: string | null;

  @Property({ type: 'timestamptz', nullable: true })
  previousSecretValidUntil?: Date | null;

  /** Time of the first failure since the last success. */
  @Property({ type: 'timestamptz', nullable: true })
  failingSince?: Date | null;

  @Property({ type: 'timestamptz', nullable: true })
  lastDeliveryAt?: Date | null;

  @Property({ type: 'text', nullable: true })
  lastDeliveryStatus?: string | null;

  /** The job that delivers to it now, so that there is one at a time, and until when it counts. */
  @Property({ type: 'uuid', nullable: true })
  leasedBy?: string | null;

  @Property({ type: 'timestamptz', nullable: true })
  leasedUntil?: Date | null;

  /** When the next job for it begins; keeps waiting deliveries from enqueueing one each. */
  @Property({ type: 'timestamptz', nullable: true })
  wakeAt?: Date | null;

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();

  @Property({ type: 'timestamptz', onUpdate: () => new Date() })
  updatedAt: Date = new Date();
}
