import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';

/** The person a session was opened for. */
export type Audience = 'end-user' | 'admin' | 'company-user';

/** One sign-in on one device. The token itself is never stored. */
@Entity()
export class Session {
  [OptionalProps]?: 'id' | 'createdAt' | 'revokedAt' | 'device' | 'address' | 'byOrganisation';

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @Property({ type: 'text' })
  audience!: Audience;

  /** Id of the person, in the table that the audience names. */
  @Index()
  @Property({ type: 'uuid' })
  subjectId!: string;

  /** HMAC-SHA-256 of the token under the session secret, hexadecimal. For staff, the refresh token. */
  @Property({ type: 'text', unique: true })
  tokenHash!: string;

  /** The refresh token before the present one; parallel tabs may still bring it for a moment. */
  @Property({ type: 'text', nullable: true })
  previousTokenHash?: string;

  @Property({ type: 'timestamptz', nullable: true })
  rotatedAt?: Date;

  /** What the browser called itself, shortened; empty for end users. */
  @Property({ type: 'text', default: '' })
  device: string = '';

  /** Where it was last used from; empty for end users. */
  @Property({ type: 'text', default: '' })
  address: string = '';

  /** Opened by the word of the person's organisation, instead of a password or passkey of ours. */
  @Property({ type: 'boolean', default: false })
  byOrganisation: boolean = false;

  @Property({ type: 'timestamptz', nullable: true })
  lastUsedAt?: Date;

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();

  @Property({ type: 'timestamptz' })
  expiresAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  revokedAt?: Date;
}
