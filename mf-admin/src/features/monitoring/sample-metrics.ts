import { RANGES, type MetricPoint, type Metrics, type RangeKey } from './metrics';

const HOUR = 3_600_000;
const LENGTHS: Record<RangeKey, number> = {
  '1h': HOUR,
  '6h': 6 * HOUR,
  '24h': 24 * HOUR,
  '7d': 7 * 24 * HOUR,
  '30d': 30 * 24 * HOUR,
};
const POINTS = 24;

function sampleSeries(key: RangeKey, now: number): MetricPoint[] {
  const step = LENGTHS[key] / POINTS;
  return Array.from({ length: POINTS }, (_, index) => {
    const wave = Math.sin((index / POINTS) * 2 * Math.PI - 1.2);
    const requests = Math.round(52 + 31 * wave + 6 * Math.sin(index * 2.1));
    return {
      at: new Date(now - LENGTHS[key] + (index + 1) * step).toISOString(),
      requests,
      averageResponseTime: Math.round(1_150 + 260 * wave),
      errorRate: Math.max(0, 1.1 + 0.8 * Math.sin(index * 1.3)),
      cost: requests * 0.012,
      cacheHitRate: 78 + 5 * Math.sin(index / 3),
      ragQueries: Math.round(requests * 0.8),
    };
  });
}

/**
 * Figures to look at where the server has none to give: made up, the same for every time range, and
 * to be marked as such.
 */
export function sampleMetrics(key: RangeKey, now: number): Metrics {
  return {
    range: RANGES[key],
    generatedAt: new Date(now).toISOString(),
    apiMetrics: {
      totalRequests: 1_248,
      averageResponseTime: 1_180,
      errorRate: 1.2,
      slowRequests: 9,
    },
    costMetrics: {
      totalCost: 14.98,
      costPerRequest: 0.012,
      tokenUsage: { totalTokens: 2_846_000, inputTokens: 2_310_000, outputTokens: 536_000 },
      modelUsage: [
        {
          model: 'gpt-4o-mini',
          requests: 1_046,
          cost: 6.42,
          tokens: 2_385_000,
          inputTokens: 1_940_000,
          outputTokens: 445_000,
        },
        {
          model: 'gpt-4o',
          requests: 202,
          cost: 8.56,
          tokens: 461_000,
          inputTokens: 370_000,
          outputTokens: 91_000,
        },
      ],
    },
    cacheMetrics: {
      l1HitRate: 61.5,
      l2HitRate: 44.2,
      overallHitRate: 78.5,
      totalRequests: 3_120,
      hits: 2_449,
      misses: 671,
    },
    ragMetrics: {
      totalQueries: 1_248,
      skippedQueries: 236,
      ragAttempts: 1_012,
      ragSuccesses: 981,
      ragFailures: 31,
      circuitBreaks: 0,
      averageRAGTime: 84,
    },
    parts: [],
    quotas: [],
    waitingMails: 0,
    malwareScanner: 'NONE',
    alerts: [],
    hints: [{ code: 'IMPROVE_CACHE_HIT_RATE', message: '' }],
    series: sampleSeries(key, now),
  };
}
