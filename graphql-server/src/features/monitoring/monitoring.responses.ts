import { z } from 'zod';
import { timestampResponse } from '../../platform/http/index.js';
import { QUOTA_KINDS } from '../../platform/quotas/index.js';
import { AlertSeverity } from './monitoring-advice.js';

const usage = z.object({
  requests: z.int(),
  cost: z.number(),
  tokens: z.int(),
  inputTokens: z.int(),
  outputTokens: z.int(),
});

/** The figures of a time. */
export const metricsResponse = z
  .object({
    timeRange: z.enum(['1h', '6h', '24h', '7d', '30d']).describe('How far back the figures go.'),
    generatedAt: timestampResponse,
    apiMetrics: z.object({
      totalRequests: z.int(),
      averageResponseTime: z.number(),
      errorRate: z.number(),
      slowRequests: z.int(),
    }),
    costMetrics: z.object({
      totalCost: z.number(),
      costPerRequest: z.number(),
      tokenUsage: z.object({
        totalTokens: z.int(),
        inputTokens: z.int(),
        outputTokens: z.int(),
      }),
      modelUsage: z.record(z.string(), usage).describe('By the name of the model.'),
    }),
    cacheMetrics: z.object({
      l1HitRate: z.number(),
      l2HitRate: z.number(),
      overallHitRate: z.number(),
      totalRequests: z.int(),
      hits: z.int(),
      misses: z.int(),
    }),
    ragMetrics: z.object({
      totalQueries: z.int(),
      skippedQueries: z.int(),
      ragAttempts: z.int(),
      ragSuccesses: z.int(),
      ragFailures: z.int(),
      circuitBreaks: z.int(),
      averageRAGTime: z.number(),
    }),
    quotas: z
      .array(
        z.object({
          kind: z.enum(QUOTA_KINDS),
          scope: z.enum(['person', 'company', 'platform']),
          used: z.int(),
          limit: z.int().nullable(),
          nearlySpent: z.int(),
          company: z.string().nullable(),
        }),
      )
      .describe('How the quotas of today stand, whatever `timeRange` is.'),
    waitingMails: z.int(),
    malwareScanner: z.enum(['none', 'up', 'down']),
    alerts: z.array(
      z.object({ severity: z.enum(AlertSeverity), code: z.string(), message: z.string() }),
    ),
    hints: z.array(z.object({ code: z.string(), message: z.string() })),
  })
  .meta({ id: 'Metrics', fieldsOf: 'Monitoring' });
