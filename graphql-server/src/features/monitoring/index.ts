import type { FastifyInstance } from 'fastify';
import { nanoid } from 'nanoid';
import type { RestRoute } from '../../platform/http/index.js';
import type { Platform } from '../../platform/open-platform.js';
import type { SecretWatch } from '../../platform/secrets/index.js';
import type { AuditLog } from '../audit/index.js';
import { metricCleanupJob } from './metric-cleanup.job.js';
import { forgetOldMetrics } from './metric.repository.js';
import { MetricWriter } from './metric-writer.js';
import { MonitoringResolver } from './monitoring.resolver.js';
import { monitoringRoutes } from './monitoring.routes.js';
import { addPrometheusRoute } from './prometheus.routes.js';
import { MonitoringService } from './monitoring.service.js';

export { monitoringReasons } from './monitoring.reasons.js';
export { MetricHour } from './metric-hour.entity.js';
export { MetricMinute } from './metric-minute.entity.js';
export { ModelPrice } from './model-price.entity.js';
export { costOf, findPrices } from './model-price.repository.js';
export { MonitoringResolver } from './monitoring.resolver.js';

/** The feature as the rest of the server sees it. */
export interface MonitoringFeature {
  service: MonitoringService;
  resolvers: object[];
  restRoutes: RestRoute[];
  /** Adds the routes that are not documented calls. */
  addRoutes(server: FastifyInstance): void;
  start(): void;
  /** Writes what was counted last; call while the database is still open. */
  stop(): Promise<void>;
}

/** Puts the feature together and takes on its job. */
export function createMonitoring(
  platform: Platform,
  { audit, secretWatch }: { audit: AuditLog; secretWatch: SecretWatch },
): MonitoringFeature {
  const { config, database, jobs, log, metrics } = platform;
  const em = () => database.orm.em.fork();
  const writer = new MetricWriter({ metrics, em, log, process: nanoid(10) });
  const service = new MonitoringService({ ...platform, writer, audit, secretWatch });
  jobs.work(metricCleanupJob, async (context) => {
    const months = await forgetOldMetrics(context.em);
    if (months.length > 0) context.log.info({ months }, 'dropped old figures');
  });
  return {
    service,
    resolvers: [new MonitoringResolver(service)],
    restRoutes: monitoringRoutes(service),
    addRoutes: (server) => addPrometheusRoute(server, config, platform),
    start: () => writer.start(),
    stop: () => writer.stop(),
  };
}
