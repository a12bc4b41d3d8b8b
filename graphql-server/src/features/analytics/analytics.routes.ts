import { z } from 'zod';
import { dataResponse, queryText, type RestRoute, restRoute } from '../../platform/http/index.js';
import { AnalyticsPeriod } from './analytics-period.js';
import { presentAllAnalytics, presentAnalytics, presentDashboard } from './analytics.presenter.js';
import { analyticsReasons } from './analytics.reasons.js';
import {
  allAnalyticsResponse,
  analyticsResponse,
  dashboardResponse,
} from './analytics.responses.js';
import type { AnalyticsService } from './analytics.service.js';
import type { DashboardService } from './dashboard.service.js';

const PERIODS = {
  today: AnalyticsPeriod.TODAY,
  '7d': AnalyticsPeriod.LAST_7_DAYS,
  '30d': AnalyticsPeriod.LAST_30_DAYS,
  '90d': AnalyticsPeriod.LAST_90_DAYS,
  own: AnalyticsPeriod.OWN,
} as const;

/** Which period; `from` and `to` are days of an own one. */
export const periodQuery = z.object({
  period: z
    .enum(['today', '7d', '30d', '90d', 'own'], { error: analyticsReasons.PERIOD_UNKNOWN.issue })
    .default('30d')
    .transform((period) => PERIODS[period]),
  from: queryText.describe('First day of an own period, e.g. 2026-03-01.'),
  to: queryText.describe('Last day of an own period, included.'),
});

/** One building alone. */
export const buildingQuery = queryText.describe(
  'One building of the company: conversations of those who live there now.',
);

const companyQuery = z.object({ companyId: queryText });

/** Figures for programs, as both consoles show them. */
export const analyticsRoutes = (services: {
  analytics: AnalyticsService;
  dashboard: DashboardService;
}): RestRoute[] => [
  restRoute({
    method: 'GET',
    path: '/company/dashboard',
    access: ['admin', 'companyUser', 'apiKey'],
    tag: 'Company portal',
    summary: 'What waits for the people of a company now.',
    query: companyQuery,
    response: dataResponse(dashboardResponse),
    handle: async (context, { query: { companyId } }) => ({
      data: presentDashboard(await services.dashboard.now(context, companyId)),
    }),
  }),
  restRoute({
    method: 'GET',
    path: '/company/analytics',
    access: ['admin', 'companyUser', 'apiKey'],
    tag: 'Company portal',
    summary: 'Figures of a company in a period, and in the one before.',
    query: periodQuery.extend({ ...companyQuery.shape, buildingId: buildingQuery }),
    response: dataResponse(analyticsResponse),
    handle: async (context, { query }) => ({
      data: presentAnalytics(await services.analytics.ofCompany(context, query)),
    }),
  }),
  restRoute({
    method: 'GET',
    path: '/admin/analytics',
    access: ['admin', 'apiKey'],
    tag: 'Monitoring',
    summary: 'Figures over all companies in a period, and of each company.',
    query: periodQuery,
    response: dataResponse(allAnalyticsResponse),
    handle: async (context, { query }) => ({
      data: presentAllAnalytics(await services.analytics.ofAll(context, query)),
    }),
  }),
];
