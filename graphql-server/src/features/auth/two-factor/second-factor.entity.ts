import { OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** The authenticator app of an administrator or company user, and their recovery codes. */
@Entity()
export class SecondFactor {
  [OptionalProps]?: 'createdAt' | 'lastUsedStep' | 'recoveryCodeHashes';

  /** Id of the administrator or company user. */
  @PrimaryKey({ type: 'uuid' })
  subjectId!: string;

  /** Shared secret, encrypted with a key derived from the session secret; none without an app. */
  @Property({ type: 'text', nullable: true, hidden: true })
  encryptedSecret?: string | null;

  /** Asked for at sign-in from then on. */
  @Property({ type: 'timestamptz', nullable: true })
  confirmedAt?: Date | null;

  /** Time step of the last accepted code: no code is good twice. */
  @Property({ type: 'integer' })
  lastUsedStep: number = 0;

  /** HMACs of the recovery codes that are still good. */
  @Property({ type: 'jsonb', hidden: true })
  recoveryCodeHashes: string[] = [];

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();
}
