import { Entity } from '@mikro-orm/decorators/legacy';
import { MetricRow } from './metric-row.js';

/** What one process counted in one minute: for ranges of a day or less. */
@Entity()
export class MetricMinute extends MetricRow {}
