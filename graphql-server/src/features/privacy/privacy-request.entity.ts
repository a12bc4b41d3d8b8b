import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import type { AuditActor } from '../audit/index.js';
import { Company } from '../companies/index.js';

/** What was asked for: a copy of everything, or that it is erased. */
export type PrivacyRequestKind = 'EXPORT' | 'ERASURE';

/** REQUESTED until the company has decided; RUNNING until the job has ended. */
export type PrivacyRequestState = 'REQUESTED' | 'RUNNING' | 'DONE' | 'FAILED' | 'REFUSED';

/** What an erasure has done, in counts by the name of what it was; nothing about the person. */
export type ErasureReceipt = Record<string, number>;

/** That a person has a right to their data, and what became of it; outlives the person's entry. */
@Entity()
@Index({ properties: ['company', 'requestedAt'] })
@Index({ properties: ['endUserId'] })
export class PrivacyRequest {
  [OptionalProps]?: 'id' | 'state' | 'requestedAt' | 'receipt';

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @ManyToOne(() => Company, { deleteRule: 'cascade' })
  company!: Rel<Company>;

  /** Refers to nobody once they are erased. */
  @Property({ type: 'uuid' })
  endUserId!: string;

  /** What the person is called; a pseudonym once they are erased. */
  @Property({ type: 'text' })
  personName!: string;

  @Property({ type: 'text' })
  kind!: PrivacyRequestKind;

  @Property({ type: 'text' })
  state: PrivacyRequestState = 'RUNNING';

  @Property({ type: 'timestamptz' })
  requestedAt: Date = new Date();

  /** One month after it was asked for, as the law has it. */
  @Property({ type: 'timestamptz' })
  dueAt!: Date;

  /** Who confirmed or refused it, as they were called then; unset until then. */
  @Property({ type: 'jsonb', nullable: true })
  decidedBy?: AuditActor | null;

  @Property({ type: 'timestamptz', nullable: true })
  finishedAt?: Date | null;

  @Property({ type: 'jsonb' })
  receipt: ErasureReceipt = {};
}
