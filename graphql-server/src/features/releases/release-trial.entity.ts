import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A version that some visitors get before all do; at most one a front end. */
@Entity()
export class ReleaseTrial {
  @PrimaryKey({ type: 'text' })
  app!: string;

  /** The version that is tried. */
  @Property({ type: 'text' })
  version!: string;

  /** The active version, which all others get and with which it is compared. */
  @Property({ type: 'text' })
  baseVersion!: string;

  /** Visitors in a hundred who get it; 0 where only companies do. */
  @Property({ type: 'integer' })
  percent!: number;

  /** Companies whose pages have it, by the name in their address. */
  @Property({ type: 'json' })
  companies!: string[];

  /** What was counted of both before the trial, so that only its own time is compared. */
  @Property({ type: 'integer' })
  visitsBefore!: number;

  @Property({ type: 'integer' })
  failuresBefore!: number;

  @Property({ type: 'integer' })
  baseVisitsBefore!: number;

  @Property({ type: 'integer' })
  baseFailuresBefore!: number;

  @Property({ type: 'timestamptz' })
  startedAt!: Date;
}
