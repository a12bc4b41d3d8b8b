import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { PrimaryKeyProp } from '@mikro-orm/core';

/** What integrators keep a copy of. */
export const CHANGED_TYPES = ['END_USER', 'BUILDING', 'CASE'] as const;
export type ChangedType = (typeof CHANGED_TYPES)[number];

/**
 * That a thing of a company was made, changed or deleted last; triggers of its table write it. One row for
 * each thing, and for each company that it left. Its place is given once the change is committed
 * (`numberChanges`), so that nothing is committed behind a place that was read already.
 */
@Entity()
@Index({ name: 'change_position_index', properties: ['position'] })
@Index({ name: 'change_company_index', properties: ['companyId', 'position'] })
export class Change {
  [PrimaryKeyProp]?: ['companyId', 'type', 'thingId'];

  /** Outlives the company, as others are told of what was deleted with it. */
  @PrimaryKey({ type: 'uuid' })
  companyId!: string;

  @PrimaryKey({ type: 'text' })
  type!: ChangedType;

  @PrimaryKey({ type: 'uuid' })
  thingId!: string;

  /** Deleted, or another company's now. */
  @Property({ type: 'boolean' })
  isGone!: boolean;

  @Property({ type: 'bigint', nullable: true })
  position?: string | null;

  @Property({ type: 'timestamptz' })
  changedAt!: Date;
}

/**
 * Whose places they are: of this database since its migration. A database that was restored has other ones, and
 * a cursor of before would pass over what it has not seen. One row.
 */
@Entity()
export class ChangeEpoch {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  /** The last place that was given; who gives some holds a lock on the row. */
  @Property({ type: 'bigint' })
  lastPlace!: string;
}
