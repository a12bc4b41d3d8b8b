import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** One night's deletion, and what it has deleted of all companies. */
@Entity()
@Index({ properties: ['startedAt'] })
export class RetentionRun {
  [OptionalProps]?: 'startedAt' | 'counts' | 'byCompany';

  /** That of the job. */
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'timestamptz' })
  startedAt: Date = new Date();

  /** Unset while it goes on. */
  @Property({ type: 'timestamptz', nullable: true })
  finishedAt?: Date | null;

  /** How many of each class were deleted; those of which none was are missing. */
  @Property({ type: 'jsonb' })
  counts: Record<string, number> = {};

  /** The same for each company of which something was deleted. */
  @Property({ type: 'jsonb', default: '{}' })
  byCompany: Record<string, Record<string, number>> = {};
}
