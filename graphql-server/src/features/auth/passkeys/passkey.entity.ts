import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import type { StaffAudience } from '../../../platform/http/index.js';

/** A passkey of an administrator or company user. */
@Entity()
export class Passkey {
  [OptionalProps]?: 'id' | 'createdAt' | 'transports' | 'isBackedUp';

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @Property({ type: 'text' })
  audience!: StaffAudience;

  /** Id of the person, in the table that the audience names. */
  @Index()
  @Property({ type: 'uuid' })
  subjectId!: string;

  /** What its owner calls it. */
  @Property({ type: 'text' })
  name!: string;

  /** Its id at the authenticator, base64url. */
  @Property({ type: 'text', unique: true })
  credentialId!: string;

  /** COSE key, base64url. */
  @Property({ type: 'text', hidden: true })
  publicKey!: string;

  /** How often it was used, as the authenticator counts; 0 from those that do not count. */
  @Property({ type: 'bigint' })
  counter!: number;

  /** How browsers reach it, as they told. */
  @Property({ type: 'jsonb' })
  transports: string[] = [];

  /** Whether it is kept by a service that copies it to the owner's other devices. */
  @Property({ type: 'boolean' })
  isBackedUp: boolean = false;

  @Property({ type: 'timestamptz', nullable: true })
  lastUsedAt?: Date;

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();
}
