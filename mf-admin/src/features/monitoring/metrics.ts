import type { MonitoringQuery, MonitoringRange } from '../../gql/graphql';

export type Metrics = MonitoringQuery['monitoring'];
export type MetricPoint = Metrics['series'][number];
export type ModelUsage = Metrics['costMetrics']['modelUsage'][number];
export type Quota = Metrics['quotas'][number];
export type ModelPrice = MonitoringQuery['modelPrices'][number];

/** Time ranges as they stand in the address. */
export const RANGES = {
  '1h': 'LAST_HOUR',
  '6h': 'LAST_6_HOURS',
  '24h': 'LAST_24_HOURS',
  '7d': 'LAST_7_DAYS',
  '30d': 'LAST_30_DAYS',
} as const satisfies Record<string, MonitoringRange>;
export type RangeKey = keyof typeof RANGES;
export const RANGE_KEYS = Object.keys(RANGES) as RangeKey[];
export const DEFAULT_RANGE: RangeKey = '24h';

/** The time range in an address; the usual one where there is none. */
export const readRange = (text: string): RangeKey =>
  RANGE_KEYS.find((key) => key === text) ?? DEFAULT_RANGE;

/** Pauses between automatic refreshes, in milliseconds. */
export const INTERVALS = { '10s': 10_000, '30s': 30_000, '1m': 60_000, '5m': 300_000 } as const;
export type IntervalKey = keyof typeof INTERVALS;
export const INTERVAL_KEYS = Object.keys(INTERVALS) as IntervalKey[];
export const DEFAULT_INTERVAL: IntervalKey = '30s';
