import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';

/** The purpose of a token; it opens nothing else. */
export type TokenPurpose =
  | 'admin-email-verification'
  | 'admin-invitation'
  | 'admin-password-reset'
  | 'company-mailbox'
  | 'company-password-reset'
  | 'end-user-sign-in';

/** A token in a mailed link: good once, for a while, for one purpose. The token is never stored. */
@Entity()
@Index({ properties: ['purpose', 'subjectId'] })
export class OneTimeToken {
  [OptionalProps]?: 'id' | 'createdAt';

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @Property({ type: 'text' })
  purpose!: TokenPurpose;

  /** Id of the administrator, company user or end user. */
  @Property({ type: 'uuid' })
  subjectId!: string;

  /** HMAC-SHA-256 of the token under the session secret, hexadecimal. */
  @Property({ type: 'text', unique: true, hidden: true })
  tokenHash!: string;

  @Property({ type: 'timestamptz' })
  expiresAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  usedAt?: Date;

  /** When it was made void without being used; it counts as used then. */
  @Property({ type: 'timestamptz', nullable: true })
  revokedAt?: Date;

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();
}
