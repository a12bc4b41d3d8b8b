import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';

/** What a challenge is for; it is good for nothing else. */
export type ChallengePurpose =
  | 'passkey-registration'
  | 'passkey-proof'
  | 'passkey-sign-in'
  | 'passkey-second-step'
  | 'organisation-question'
  | 'organisation-answer';

/** Something that a browser has to come back with: once, soon, for one purpose. */
@Entity()
export class SignInChallenge {
  [OptionalProps]?: 'id' | 'createdAt';

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @Property({ type: 'text' })
  purpose!: ChallengePurpose;

  /** HMAC-SHA-256 of what the browser was given, under the session secret, hexadecimal. */
  @Property({ type: 'text', unique: true, hidden: true })
  tokenHash!: string;

  /** The session that it was made in; none before sign-in. */
  @Property({ type: 'uuid', nullable: true })
  sessionId?: string;

  /** What the answer is compared with, encrypted. */
  @Property({ type: 'text', hidden: true })
  sealed!: string;

  @Index()
  @Property({ type: 'timestamptz' })
  expiresAt!: Date;

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();
}
