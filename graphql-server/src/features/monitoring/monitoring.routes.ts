import { z } from 'zod';
import { dataResponse, type RestRoute, restRoute } from '../../platform/http/index.js';
import { metricsResponse } from './monitoring.responses.js';
import { MonitoringRange } from './monitoring-range.js';
import { presentMetrics } from './monitoring.presenter.js';
import type { MonitoringService } from './monitoring.service.js';
import { monitoringReasons } from './monitoring.reasons.js';

const RANGES = {
  '1h': MonitoringRange.LAST_HOUR,
  '6h': MonitoringRange.LAST_6_HOURS,
  '24h': MonitoringRange.LAST_24_HOURS,
  '7d': MonitoringRange.LAST_7_DAYS,
  '30d': MonitoringRange.LAST_30_DAYS,
} as const;

const querySchema = z.object({
  timeRange: z
    .enum(['1h', '6h', '24h', '7d', '30d'], { error: monitoringReasons.TIME_RANGE_UNKNOWN.issue })
    .default('24h'),
});

/** Monitoring for programs. */
export const monitoringRoutes = (monitoring: MonitoringService): RestRoute[] => [
  restRoute({
    method: 'GET',
    path: '/admin/monitoring/metrics',
    alsoWithoutPrefix: true,
    access: ['admin', 'apiKey'],
    summary: 'Figures about requests, costs, caches and searches over a time.',
    tag: 'Monitoring',
    query: querySchema,
    response: dataResponse(metricsResponse),
    handle: async (context, { query: { timeRange } }) => {
      const report = await monitoring.report(context, RANGES[timeRange]);
      return { data: { timeRange, ...presentMetrics(report) } };
    },
  }),
];
