import { AnalyticsResolver } from './analytics.resolver.js';
import { analyticsRoutes } from './analytics.routes.js';
import { AnalyticsService } from './analytics.service.js';
import { DashboardService } from './dashboard.service.js';

export { analyticsReasons } from './analytics.reasons.js';
export { AnalyticsResolver } from './analytics.resolver.js';

/** Puts the feature together. */
export function createAnalytics() {
  const analytics = new AnalyticsService();
  const dashboard = new DashboardService();
  return {
    resolvers: [new AnalyticsResolver(analytics, dashboard)],
    restRoutes: analyticsRoutes({ analytics, dashboard }),
  };
}
