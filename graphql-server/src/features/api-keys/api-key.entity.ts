import type { ApiKeyScope } from '@hausgeist/schema';
import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import type { StaffActor } from '../../platform/context/index.js';
import { Company } from '../companies/index.js';

/**
 * What a program signs its requests with. The key is shown once; only digests of its secrets are
 * kept.
 */
@Entity()
@Index({ properties: ['company', 'createdAt'] })
export class ApiKey {
  [OptionalProps]?: 'id' | 'createdAt';

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  /** The company that the key is confined to; none for a key of the platform. */
  @ManyToOne(() => Company, { deleteRule: 'cascade', nullable: true })
  company?: Rel<Company>;

  @Property({ type: 'text' })
  name!: string;

  /** How the present key begins, for people to recognise it; no part of its secret. */
  @Property({ type: 'text' })
  prefix!: string;

  /** HMAC-SHA-256 of the present key, hexadecimal. */
  @Property({ type: 'text', unique: true, hidden: true })
  secretHash!: string;

  /** The same of the key before the last rotation, while it may still be used. */
  @Property({ type: 'text', unique: true, nullable: true, hidden: true })
  previousSecretHash?: string | null;

  @Property({ type: 'timestamptz', nullable: true })
  previousValidUntil?: Date | null;

  @Property({ type: 'jsonb' })
  scopes!: ApiKeyScope[];

  /** Name of the person who made it, as they were called then. */
  @Property({ type: 'text' })
  createdBy!: string;

  /**
   * The person who made the present secret, by creating or rotating the key, and may have a copy.
   * Unknown for a few keys that are older than this column.
   */
  @Property({ type: 'text', nullable: true })
  makerKind?: StaffActor['kind'];

  @Property({ type: 'uuid', nullable: true })
  makerId?: string;

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();

  @Property({ type: 'timestamptz' })
  expiresAt!: Date;

  /** To the minute. */
  @Property({ type: 'timestamptz', nullable: true })
  lastUsedAt?: Date;

  @Property({ type: 'timestamptz', nullable: true })
  revokedAt?: Date;
}
