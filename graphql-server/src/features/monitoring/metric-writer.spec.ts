import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MetricsRecorder } from '../../platform/telemetry/index.js';
import type { Database } from '../../platform/database/index.js';
import { openTestDatabase } from '../../testing/open-database.js';
import { forgetOldMetrics, sumMetrics } from './metric.repository.js';
import { MetricHour } from './metric-hour.entity.js';
import { MetricMinute } from './metric-minute.entity.js';
import { MetricWriter } from './metric-writer.js';

const log = pino({ level: 'silent' });
const MINUTE = 60_000;
const NOON = Date.UTC(2026, 10, 20, 12);

describe('writing of metrics', () => {
  let database: Database;
  let now = NOON;

  beforeAll(async () => {
    database = await openTestDatabase();
  });
  beforeEach(async () => {
    now = NOON;
    await database.orm.em.fork().nativeDelete(MetricMinute, {});
    await database.orm.em.fork().nativeDelete(MetricHour, {});
  });
  afterAll(async () => {
    await database.close();
  });

  const em = () => database.orm.em.fork();
  const startProcess = (process: string, isBroken = () => false) => {
    const metrics = new MetricsRecorder(() => now);
    const failing = () => {
      if (isBroken()) throw new Error('database gone');
      return em();
    };
    const parts = { metrics, em: failing, log, process, now: () => now };
    return { metrics, writer: new MetricWriter(parts) };
  };

  it('keeps one row a minute and one an hour for each process', async () => {
    const processes = [startProcess('a'), startProcess('b')];
    for (const minute of [0, 0, 1]) {
      now = NOON + minute * MINUTE;
      for (const { metrics, writer } of processes) {
        metrics.count('api', { requests: 1, ms: 10 });
        await writer.write();
      }
    }
    const minutes = await em().find(MetricMinute, {}, { orderBy: { startsAt: 1, process: 1 } });
    expect(minutes.map(({ process, sums }) => [process, sums])).toEqual([
      ['a', { requests: 2, ms: 20 }],
      ['b', { requests: 2, ms: 20 }],
      ['a', { requests: 1, ms: 10 }],
      ['b', { requests: 1, ms: 10 }],
    ]);
    expect(await em().find(MetricHour, {})).toMatchObject([
      { sums: { requests: 3 } },
      { sums: { requests: 3 } },
    ]);
    const [all, ...others] = await sumMetrics(em(), 'hour', { from: NOON, bucketMs: 60 * MINUTE });
    expect(others).toEqual([]);
    expect(all).toMatchObject({ startsAt: NOON, group: 'api', sums: { requests: 6, ms: 60 } });
  });

  it('loses and doubles nothing when the database is gone for a while', async () => {
    let isBroken = false;
    const { metrics, writer } = startProcess('a', () => isBroken);
    metrics.count('model', { requests: 1, inputTokens: 1_000_000 }, 'gpt-4.1-mini-2025-04-14');
    await writer.write();
    isBroken = true;
    metrics.count('model', { requests: 1, inputTokens: 1_000_000 }, 'gpt-4.1-mini-2025-04-14');
    await expect(writer.write()).rejects.toThrow('database gone');
    await expect(writer.write()).rejects.toThrow('database gone');
    isBroken = false;
    await writer.stop();
    const [row] = await em().find(MetricMinute, {});
    expect(row?.sums).toEqual({ requests: 2, inputTokens: 2_000_000, cost: 0.8 });
  });

  it('drops the months that are too old as a whole', async () => {
    const { metrics, writer } = startProcess('a');
    const years = Array.from({ length: 3 }, (_, index) => Date.UTC(2040 + index, 5, 15));
    for (const [index, time] of years.entries()) {
      if (index > 0) await forgetOldMetrics(em(), new Date(time));
      now = time;
      metrics.count('rag', { queries: 1 });
      await writer.write();
    }
    // Minutes are kept for 8 days, hours for 90.
    const later = new Date(Date.UTC(2042, 6, 9));
    expect(await forgetOldMetrics(em(), later)).toContain('metric_minute_2042_06');
    expect(await em().count(MetricMinute, { startsAt: { $gte: new Date(years[1] ?? 0) } })).toBe(0);
    expect(await em().count(MetricHour, { startsAt: { $gte: new Date(years[2] ?? 0) } })).toBe(1);
  });
});
