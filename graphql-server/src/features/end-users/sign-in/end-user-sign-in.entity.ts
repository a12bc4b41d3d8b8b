import { OptionalProps, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Entity, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import { EndUser } from '../end-user.entity.js';

/** How a tenant or owner got on with signing in, for the staff whom they ring up because of it. */
@Entity({ tableName: 'end_user_sign_in' })
export class EndUserSignInState {
  [PrimaryKeyProp]?: 'endUser';

  [OptionalProps]?: 'refusedAttempts';

  @OneToOne(() => EndUser, { primary: true, owner: true, deleteRule: 'cascade' })
  endUser!: Rel<EndUser>;

  /** When they signed in last. */
  @Property({ type: 'timestamptz', nullable: true })
  lastAt?: Date | null;

  /** When they were refused last since then. */
  @Property({ type: 'timestamptz', nullable: true })
  refusedAt?: Date | null;

  /** How often within a day of each other. */
  @Property({ type: 'integer', default: 0 })
  refusedAttempts: number = 0;
}
