import type { FastifyInstance } from 'fastify';
import type { Config } from '../../env.js';
import type { JobQueue } from '../../platform/jobs/index.js';
import type { RateLimits } from '../../platform/limits/index.js';
import type { AuditLog } from '../audit/index.js';
import type { Auth } from '../auth/index.js';
import { addUnsubscribeRoutes, UnsubscribeLinks } from '../broadcasts/index.js';
import type { MailService } from '../mail/index.js';
import { addAnalyticsExportRoutes } from './analytics-export.routes.js';
import { AnalyticsExport } from './analytics-export.service.js';
import { AnalyticsResolver } from './analytics.resolver.js';
import { analyticsRoutes } from './analytics.routes.js';
import { AnalyticsService } from './analytics.service.js';
import { DashboardService } from './dashboard.service.js';
import { weeklyFiguresJob } from './weekly/weekly-figures.job.js';
import { WeeklyFiguresResolver } from './weekly/weekly-figures.resolver.js';
import { WeeklyFigures } from './weekly/weekly-figures.service.js';
import { WeeklyFiguresWorker } from './weekly/weekly-figures.worker.js';

export { analyticsReasons } from './analytics.reasons.js';
export { AnalyticsResolver } from './analytics.resolver.js';
export { WeeklyFiguresResolver } from './weekly/weekly-figures.resolver.js';

/** Where links of weekly mails lead. */
const WEEKLY_PATH = '/unsubscribe/weekly';

const WEEKLY_TEXTS = {
  title: 'Wochenbericht abbestellen',
  ask: (name: string) => `Möchten Sie den Wochenbericht von ${name} nicht mehr erhalten?`,
  done: (name: string) =>
    `Der Wochenbericht von ${name} kommt nicht mehr. Bei den Auswertungen können Sie ihn wieder bestellen.`,
};

interface AnalyticsParts {
  audit: AuditLog;
  auth: Pick<Auth, 'digests'>;
  config: Pick<Config, 'publicUrl'>;
  jobs: JobQueue;
  limits: RateLimits;
  mail: MailService;
}

/** Puts the feature together, with the job that mails the week. */
export function createAnalytics({ audit, auth, config, jobs, limits, mail }: AnalyticsParts) {
  const analytics = new AnalyticsService();
  const dashboard = new DashboardService();
  const key = auth.digests.keyFor('weekly figures');
  const links = new UnsubscribeLinks(key, config.publicUrl, WEEKLY_PATH);
  const weekly = new WeeklyFigures(audit, links);
  const analyticsUrl = new URL('/company/dashboard/analytics', config.publicUrl).toString();
  const allAnalyticsUrl = new URL('/admin/analytics', config.publicUrl).toString();
  const worker = new WeeklyFiguresWorker({ mail, links, analyticsUrl, allAnalyticsUrl });
  jobs.work(weeklyFiguresJob, ({ em }, _data, { signal }) =>
    worker.run(em, { now: new Date(), signal }),
  );
  return {
    resolvers: [new AnalyticsResolver(analytics, dashboard), new WeeklyFiguresResolver(weekly)],
    restRoutes: analyticsRoutes({ analytics, dashboard }),
    addRoutes: (server: FastifyInstance) => {
      addAnalyticsExportRoutes(server, new AnalyticsExport({ analytics, audit, limits }));
      addUnsubscribeRoutes(server, weekly, { path: WEEKLY_PATH, texts: WEEKLY_TEXTS });
    },
  };
}
