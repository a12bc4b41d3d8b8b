import { describe, expect, it } from 'vitest';
import { MetricsRecorder } from './metrics.js';

const MINUTE = 60_000;

describe('the recorder of metrics', () => {
  it('adds up by minute, group and label', () => {
    let now = 10 * MINUTE + 1;
    const metrics = new MetricsRecorder(() => now);
    metrics.count('api', { requests: 1, ms: 12.5 });
    metrics.count('api', { requests: 1, ms: 7.5, errors: 1 });
    metrics.count('model', { requests: 1, inputTokens: 10 }, 'one');
    metrics.count('model', { requests: 1, inputTokens: 20 }, 'two');
    now = 11 * MINUTE;
    metrics.count('api', { requests: 1, ms: 1 });
    expect(metrics.take()).toEqual([
      { minute: 10 * MINUTE, group: 'api', label: '', sums: { requests: 2, ms: 20, errors: 1 } },
      {
        minute: 10 * MINUTE,
        group: 'model',
        label: 'one',
        sums: { requests: 1, inputTokens: 10 },
      },
      {
        minute: 10 * MINUTE,
        group: 'model',
        label: 'two',
        sums: { requests: 1, inputTokens: 20 },
      },
      { minute: 11 * MINUTE, group: 'api', label: '', sums: { requests: 1, ms: 1 } },
    ]);
  });

  it('gives everything once, and keeps the totals', () => {
    const metrics = new MetricsRecorder(() => 0);
    metrics.count('cache', { misses: 1 });
    metrics.take();
    metrics.count('cache', { misses: 1, l1Hits: 1 });
    expect(metrics.take()).toHaveLength(1);
    expect(metrics.take()).toEqual([]);
    expect(metrics.totals()).toMatchObject([{ group: 'cache', sums: { misses: 2, l1Hits: 1 } }]);
  });
});
