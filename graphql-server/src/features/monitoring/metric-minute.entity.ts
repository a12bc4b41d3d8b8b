import { PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** What is counted: requests, calls of models, look-ups in caches, searches for use cases. */
export type MetricGroup = 'api' | 'model' | 'cache' | 'rag';

/** What one server process counted in one minute. */
@Entity()
export class MetricMinute {
  [PrimaryKeyProp]?: ['minute', 'group', 'label', 'process'];

  /** Beginning of the minute. */
  @PrimaryKey({ type: 'timestamptz' })
  minute!: Date;

  @PrimaryKey({ type: 'text', fieldName: 'metric_group' })
  group!: MetricGroup;

  /** Name of the model for `model`; empty otherwise. */
  @PrimaryKey({ type: 'text' })
  label!: string;

  /** Random id of the process, so that replicas never write the same row. */
  @PrimaryKey({ type: 'text' })
  process!: string;

  /** Sums by name; milliseconds for durations. */
  @Property({ type: 'jsonb' })
  sums!: Record<string, number>;
}
