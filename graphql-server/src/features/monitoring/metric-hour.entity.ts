import { Entity } from '@mikro-orm/decorators/legacy';
import { MetricRow } from './metric-row.js';

/** The same sums by the hour, so that a month is read as quickly as an hour. */
@Entity()
export class MetricHour extends MetricRow {}
