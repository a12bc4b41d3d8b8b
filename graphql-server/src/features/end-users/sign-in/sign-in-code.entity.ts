import { PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Entity, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import { EndUser } from '../end-user.entity.js';

/** A code that was mailed to a tenant or owner who signs in on a new device. */
@Entity()
export class SignInCode {
  [PrimaryKeyProp]?: 'endUser';

  /** One code a person: a newer one takes its place. */
  @OneToOne(() => EndUser, { primary: true, owner: true, deleteRule: 'cascade' })
  endUser!: Rel<EndUser>;

  /** Keyed, and over the person too: the table alone opens nothing. */
  @Property({ type: 'text' })
  digest!: string;

  @Property({ type: 'timestamptz' })
  expiresAt!: Date;

  /** Codes that were tried. */
  @Property({ type: 'integer' })
  tries!: number;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;
}
