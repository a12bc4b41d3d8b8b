import { z } from 'zod';
import { timestampResponse } from '../../platform/http/index.js';
import { QUOTA_KINDS } from '../../platform/quotas/index.js';
import { AlertSeverity } from './monitoring-advice.js';

const percent = z.number().describe('Percent.');
const dollars = z.number().describe('USD.');
const milliseconds = z.number().describe('Milliseconds.');

const usage = z.object({
  requests: z.int(),
  cost: dollars,
  tokens: z.int(),
  inputTokens: z.int(),
  outputTokens: z.int(),
});

/** The figures of a time. */
export const metricsResponse = z
  .object({
    timeRange: z.enum(['1h', '6h', '24h', '7d', '30d']),
    generatedAt: timestampResponse,
    apiMetrics: z.object({
      totalRequests: z.int(),
      averageResponseTime: milliseconds,
      errorRate: percent,
      slowRequests: z.int().describe('Those over 5 s.'),
    }),
    costMetrics: z.object({
      totalCost: dollars,
      costPerRequest: dollars,
      tokenUsage: z.object({
        totalTokens: z.int(),
        inputTokens: z.int(),
        outputTokens: z.int(),
      }),
      modelUsage: z.record(z.string(), usage).describe('By the name of the model.'),
    }),
    cacheMetrics: z.object({
      l1HitRate: percent,
      l2HitRate: percent,
      overallHitRate: percent,
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
      averageRAGTime: milliseconds,
    }),
    quotas: z
      .array(
        z.object({
          kind: z.enum(QUOTA_KINDS),
          scope: z.enum(['person', 'company', 'platform']),
          used: z.int().describe('Use today of the person or company that has used most.'),
          limit: z.int().nullable().describe('Null without a limit.'),
          nearlySpent: z.int().describe('How many have used 80 percent or more.'),
          company: z.string().nullable().describe('The company that has used most.'),
        }),
      )
      .describe('Of today.'),
    waitingMails: z.int().describe('Mails that wait for another day, as a quota is used up.'),
    malwareScanner: z
      .enum(['none', 'up', 'down'])
      .describe('Whether the scanner for malware answers, where there is one.'),
    alerts: z.array(
      z.object({ severity: z.enum(AlertSeverity), code: z.string(), message: z.string() }),
    ),
    hints: z.array(z.object({ code: z.string(), message: z.string() })),
  })
  .meta({ id: 'Metrics' });
