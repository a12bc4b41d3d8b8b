import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import type { Urgency } from '../../assistant/index.js';
import { Company } from '../../companies/index.js';
import type { InboxViewName } from '../inbox-views.js';

/** Spans of time that end now, by days of the calendar. */
export const FILTER_PERIODS = ['TODAY', 'WEEK', 'MONTH'] as const;
export type FilterPeriod = (typeof FILTER_PERIODS)[number];

/** Which conversations a person wants to find again under a name; it is theirs alone. */
@Entity()
@Index({
  name: 'inbox_saved_filter_name_index',
  expression:
    'create unique index "inbox_saved_filter_name_index" on "inbox_saved_filter" ("company_id", coalesce("member_id", "admin_id"), lower("name"))',
})
export class InboxSavedFilter {
  [OptionalProps]?: 'id' | 'createdAt';

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @ManyToOne(() => Company, { deleteRule: 'cascade' })
  company!: Rel<Company>;

  /** The company's person whose it is; goes with them. */
  @Property({ type: 'uuid', nullable: true })
  memberId?: string | null;

  /** The administrator whose it is. */
  @Property({ type: 'uuid', nullable: true })
  adminId?: string | null;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  view!: InboxViewName;

  @Property({ type: 'text', nullable: true })
  category?: string | null;

  @Property({ type: 'text', nullable: true })
  urgency?: Urgency | null;

  /** A colleague, label or building that is gone finds nothing: the filter goes with it. */
  @Property({ type: 'uuid', nullable: true })
  assigneeId?: string | null;

  @Property({ type: 'uuid', nullable: true })
  labelId?: string | null;

  @Property({ type: 'uuid', nullable: true })
  buildingId?: string | null;

  @Property({ type: 'text', nullable: true })
  period?: FilterPeriod | null;

  @Property({ type: 'text', nullable: true })
  search?: string | null;

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();
}
