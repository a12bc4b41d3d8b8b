import { TIME_ZONE } from '../../platform/german/index.js';

import type { AnalyticsReport } from './analytics-report.js';
import type { AllAnalytics as AllAnalyticsView } from './all-figures.js';
import type { DashboardView } from './dashboard.service.js';
import type { AllAnalytics, Analytics } from './analytics.type.js';
import type { CompanyDashboard } from './dashboard.type.js';

/** A report for GraphQL. */
export const presentAnalytics = ({ window, ...report }: AnalyticsReport): Analytics => ({
  from: window.from,
  to: window.to,
  beforeFrom: window.before.from,
  beforeTo: window.before.to,
  timeZone: TIME_ZONE,
  ...report,
});

/** The report over all companies for GraphQL. */
export const presentAllAnalytics = ({ report, companies }: AllAnalyticsView): AllAnalytics => ({
  total: presentAnalytics(report),
  companies: companies.map(({ companyId, name, now, before, attention }) => ({
    company: { id: companyId, name },
    now,
    before,
    attention,
  })),
});

/** What waits now, for GraphQL. */
export const presentDashboard = ({
  today,
  companyId,
  ...counts
}: DashboardView): CompanyDashboard => ({
  id: companyId,
  ...counts,
  today: today && presentAnalytics(today),
});
