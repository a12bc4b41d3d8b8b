import type { Resolution } from './metric.repository.js';
import { RESOLUTIONS } from './metric.repository.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How far back figures go. */
export enum MonitoringRange {
  LAST_HOUR = 'LAST_HOUR',
  LAST_6_HOURS = 'LAST_6_HOURS',
  LAST_24_HOURS = 'LAST_24_HOURS',
  LAST_7_DAYS = 'LAST_7_DAYS',
  LAST_30_DAYS = 'LAST_30_DAYS',
}

interface RangePlan {
  ms: number;
  /** Length of one point of the chart; there are never more than 60. */
  bucketMs: number;
  resolution: Resolution;
}

const PLANS: Record<MonitoringRange, RangePlan> = {
  LAST_HOUR: { ms: HOUR, bucketMs: MINUTE, resolution: 'minute' },
  LAST_6_HOURS: { ms: 6 * HOUR, bucketMs: 10 * MINUTE, resolution: 'minute' },
  LAST_24_HOURS: { ms: DAY, bucketMs: 30 * MINUTE, resolution: 'minute' },
  LAST_7_DAYS: { ms: 7 * DAY, bucketMs: 3 * HOUR, resolution: 'hour' },
  LAST_30_DAYS: { ms: 30 * DAY, bucketMs: DAY, resolution: 'hour' },
};

/** What to read for a range that ends now. */
export interface RangeWindow {
  resolution: Resolution;
  /** First moment that counts: the range back from now, on the border of a row. */
  from: number;
  bucketMs: number;
  /** Beginning of each point of the chart, oldest first. */
  points: number[];
}

export function windowOf(range: MonitoringRange, now: number): RangeWindow {
  const { ms, bucketMs, resolution } = PLANS[range];
  const rowMs = RESOLUTIONS[resolution].ms;
  const from = now - (now % rowMs) + rowMs - ms;
  const points: number[] = [];
  for (let at = from - (from % bucketMs); at <= now; at += bucketMs) points.push(at);
  return { resolution, from, bucketMs, points };
}
