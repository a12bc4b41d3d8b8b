import { describe, expect, it } from 'vitest';
import type { MetricGroup, MetricSums } from '../../platform/telemetry/index.js';
import { alertsOf, hintsOf } from './monitoring-advice.js';
import { figuresOf } from './monitoring-figures.js';
import { MonitoringRange, windowOf } from './monitoring-range.js';

const figures = (group: MetricGroup, sums: MetricSums, label = '') =>
  figuresOf([{ startsAt: 0, group, label, sums: sums as Record<string, number> }]);

const alertCodes = (...args: Parameters<typeof figures>) =>
  alertsOf(figures(...args)).map(({ severity, code }) => `${severity} ${code}`);

const hintCodes = (...args: Parameters<typeof figures>) =>
  hintsOf(figures(...args), []).map(({ code }) => code);

describe('figures', () => {
  it('are 0 without traffic, and raise no alarm', () => {
    const nothing = figuresOf([]);
    expect(JSON.stringify(nothing)).not.toMatch(/[1-9]\d*\.?\d*[,}]|null/);
    expect(alertsOf(nothing)).toEqual([]);
    expect(hintsOf(nothing, [])).toEqual([]);
  });

  it('add up over stretches and models', () => {
    const sums = { requests: 2, inputTokens: 10, outputTokens: 5, cost: 0.5 };
    const { cost } = figuresOf([
      { startsAt: 0, group: 'model', label: 'a', sums },
      { startsAt: 1, group: 'model', label: 'a', sums },
      { startsAt: 1, group: 'model', label: 'b', sums },
    ]);
    expect(cost).toEqual({
      totalCost: 1.5,
      costPerRequest: 0.25,
      tokenUsage: { totalTokens: 45, inputTokens: 30, outputTokens: 15 },
      modelUsage: [
        { model: 'a', requests: 4, cost: 1, tokens: 30, inputTokens: 20, outputTokens: 10 },
        { model: 'b', requests: 2, cost: 0.5, tokens: 15, inputTokens: 10, outputTokens: 5 },
      ],
    });
  });

  it('give the second cache only what the first one missed', () => {
    const { cache } = figures('cache', { l1Hits: 6, l2Hits: 3, misses: 1 });
    expect(cache).toMatchObject({ l1HitRate: 60, l2HitRate: 75, overallHitRate: 90 });
  });
});

describe('alerts', () => {
  it.each<[string, MetricGroup, MetricSums, MetricSums]>([
    [
      'ERROR COST_PER_REQUEST_HIGH',
      'model',
      { requests: 10, cost: 1 },
      { requests: 10, cost: 1.01 },
    ],
    ['WARNING RESPONSE_TIME_HIGH', 'api', { requests: 1, ms: 5000 }, { requests: 1, ms: 5001 }],
    ['WARNING CACHE_HIT_RATE_LOW', 'cache', { l1Hits: 70, misses: 30 }, { l1Hits: 69, misses: 31 }],
    ['WARNING TOKEN_BUDGET_SPENT', 'budget', { warnings: 1 }, { answersWithout: 1 }],
    ['ERROR ERROR_RATE_HIGH', 'api', { requests: 100, errors: 5 }, { requests: 100, errors: 6 }],
  ])('%s begins above its limit', (code, group, at, beyond) => {
    expect(alertCodes(group, at)).toEqual([]);
    expect(alertCodes(group, beyond)).toEqual([code]);
  });
});

describe('hints', () => {
  it.each<[string, MetricGroup, MetricSums, MetricSums]>([
    ['REDUCE_COST_PER_REQUEST', 'model', { requests: 2, cost: 0.1 }, { requests: 2, cost: 0.11 }],
    ['IMPROVE_CACHE_HIT_RATE', 'cache', { l1Hits: 8, misses: 2 }, { l1Hits: 7, misses: 3 }],
    ['REDUCE_RAG_FAILURES', 'rag', { attempts: 10, failures: 1 }, { attempts: 10, failures: 2 }],
  ])('%s begins beyond its limit', (code, group, at, beyond) => {
    expect(hintCodes(group, at)).toEqual([]);
    expect(hintCodes(group, beyond)).toEqual([code]);
  });
});

describe('the time that a range covers', () => {
  const now = Date.UTC(2026, 10, 21, 11, 23, 45);

  it.each([
    [MonitoringRange.LAST_HOUR, 60, 1],
    [MonitoringRange.LAST_6_HOURS, 37, 10],
    [MonitoringRange.LAST_24_HOURS, 49, 30],
    [MonitoringRange.LAST_7_DAYS, 56, 180],
    [MonitoringRange.LAST_30_DAYS, 31, 1440],
  ])('%s has %d points', (range, count, minutes) => {
    const { from, points, bucketMs } = windowOf(range, now);
    expect(points).toHaveLength(count);
    expect(bucketMs).toBe(minutes * 60_000);
    expect(points[0]).toBeLessThanOrEqual(from);
    expect(points.at(-1)).toBeGreaterThan(now - bucketMs);
  });
});
