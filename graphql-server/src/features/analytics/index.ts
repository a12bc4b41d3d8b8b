import type { FastifyInstance } from 'fastify';
import type { RateLimits } from '../../platform/limits/index.js';
import type { AuditLog } from '../audit/index.js';
import { addAnalyticsExportRoutes } from './analytics-export.routes.js';
import { AnalyticsExport } from './analytics-export.service.js';
import { AnalyticsResolver } from './analytics.resolver.js';
import { analyticsRoutes } from './analytics.routes.js';
import { AnalyticsService } from './analytics.service.js';
import { DashboardService } from './dashboard.service.js';

export { analyticsReasons } from './analytics.reasons.js';
export { AnalyticsResolver } from './analytics.resolver.js';

/** Puts the feature together. */
export function createAnalytics({ audit, limits }: { audit: AuditLog; limits: RateLimits }) {
  const analytics = new AnalyticsService();
  const dashboard = new DashboardService();
  return {
    resolvers: [new AnalyticsResolver(analytics, dashboard)],
    restRoutes: analyticsRoutes({ analytics, dashboard }),
    addRoutes: (server: FastifyInstance) =>
      addAnalyticsExportRoutes(server, new AnalyticsExport({ analytics, audit, limits })),
  };
}
