import { PrimaryKeyProp } from '@mikro-orm/core';
import { PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { MetricGroup, MetricSums } from '../../platform/telemetry/index.js';

/** What one server process counted in one stretch of time. */
export abstract class MetricRow {
  [PrimaryKeyProp]?: ['startsAt', 'group', 'label', 'process'];

  @PrimaryKey({ type: 'timestamptz' })
  startsAt!: Date;

  @PrimaryKey({ type: 'text', fieldName: 'metric_group' })
  group!: MetricGroup;

  /** Name of the model for `model`; empty otherwise. */
  @PrimaryKey({ type: 'text' })
  label!: string;

  /** Random id of the process, so that replicas never write the same row. */
  @PrimaryKey({ type: 'text' })
  process!: string;

  /** Sums by name; milliseconds for durations, USD for costs at the prices of then. */
  @Property({ type: 'jsonb' })
  sums!: MetricSums;
}
