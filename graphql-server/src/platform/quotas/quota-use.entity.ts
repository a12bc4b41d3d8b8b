import { PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** How much of something one person, one company or all together used on a day. */
@Entity()
export class QuotaUse {
  [PrimaryKeyProp]?: ['day', 'kind', 'owner'];

  /** The day in Germany, e.g. 2026-03-29. */
  @PrimaryKey({ type: 'date' })
  day!: string;

  /** One of the kinds in `quota-limits.ts` of the settings. */
  @PrimaryKey({ type: 'text' })
  kind!: string;

  /** `platform`, `company:<id>`, or `person:<id>`; of mailboxes a digest stands in its place. */
  @PrimaryKey({ type: 'text' })
  owner!: string;

  @Property({ type: 'bigint' })
  used!: string;
}
