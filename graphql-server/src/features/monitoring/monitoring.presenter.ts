import type { QuotaStanding } from '../../platform/quotas/index.js';
import type { MonitoringReport } from './monitoring.service.js';
import type { Monitoring } from './monitoring.type.js';

const finite = (limit: number) => (Number.isFinite(limit) ? limit : null);

const presentQuota = ({ kind, scope, used, limit, nearlySpent, company }: QuotaStanding) => ({
  kind,
  scope,
  used,
  limit: finite(limit),
  nearlySpent,
  company,
});

/** The report under the names of the GraphQL contract. */
export function presentMonitoring(report: MonitoringReport): Monitoring {
  const { range, generatedAt, figures, quotas, alerts, hints, series } = report;
  const { scanner, waitingMails } = report;
  return {
    range,
    generatedAt,
    apiMetrics: figures.api,
    costMetrics: figures.cost,
    cacheMetrics: figures.cache,
    ragMetrics: figures.rag,
    quotas: quotas.map(presentQuota),
    waitingMails,
    malwareScanner: scanner,
    alerts,
    hints,
    parts: report.parts,
    series: series.map(({ at, figures: { api, cost, cache, rag } }) => ({
      at,
      requests: api.totalRequests,
      averageResponseTime: api.averageResponseTime,
      errorRate: api.errorRate,
      cost: cost.totalCost,
      cacheHitRate: cache.overallHitRate,
      ragQueries: rag.totalQueries,
      averageRAGTime: rag.averageRAGTime,
    })),
  };
}

/** The report under the names of the REST call, where models are keys. */
export function presentMetrics(report: MonitoringReport) {
  const { generatedAt, figures, quotas, waitingMails, scanner, alerts, hints } = report;
  const { api, cost, cache, rag } = figures;
  const modelUsage = cost.modelUsage.map(({ model, ...usage }) => [model, usage] as const);
  return {
    generatedAt: generatedAt.toISOString(),
    apiMetrics: api,
    costMetrics: { ...cost, modelUsage: Object.fromEntries(modelUsage) },
    cacheMetrics: cache,
    ragMetrics: rag,
    quotas: quotas.map((quota) => ({ ...quota, limit: finite(quota.limit) })),
    waitingMails,
    malwareScanner: scanner,
    alerts,
    hints,
  };
}
