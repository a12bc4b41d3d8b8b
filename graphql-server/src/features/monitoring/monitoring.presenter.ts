import type { MonitoringReport } from './monitoring.service.js';
import type { Monitoring } from './monitoring.type.js';

/** The report under the names of the GraphQL contract. */
export function presentMonitoring(report: MonitoringReport): Monitoring {
  const { range, generatedAt, figures, alerts, hints, series } = report;
  return {
    range,
    generatedAt,
    apiMetrics: figures.api,
    costMetrics: figures.cost,
    cacheMetrics: figures.cache,
    ragMetrics: figures.rag,
    alerts,
    hints,
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
export function presentMetrics({ generatedAt, figures, alerts, hints }: MonitoringReport) {
  const { api, cost, cache, rag } = figures;
  const modelUsage = cost.modelUsage.map(({ model, ...usage }) => [model, usage] as const);
  return {
    generatedAt: generatedAt.toISOString(),
    apiMetrics: api,
    costMetrics: { ...cost, modelUsage: Object.fromEntries(modelUsage) },
    cacheMetrics: cache,
    ragMetrics: rag,
    alerts,
    hints,
  };
}
