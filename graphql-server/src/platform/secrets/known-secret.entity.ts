import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Which session secret the database is used with. One row, once a server has used it. */
@Entity()
export class KnownSecret {
  /** `session`. */
  @PrimaryKey({ type: 'text' })
  name!: string;

  /** A key derived of the secret for this purpose alone, hexadecimal: it tells secrets apart, and nothing else. */
  @Property({ type: 'text' })
  fingerprint!: string;

  @Property({ type: 'timestamptz' })
  since!: Date;
}
