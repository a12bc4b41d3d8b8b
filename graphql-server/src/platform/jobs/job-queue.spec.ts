import { pino } from 'pino';
import { PgBoss } from 'pg-boss';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { z } from 'zod';
import { openTestDatabase } from '../../testing/open-database.js';
import { type Database, transactional } from '../database/index.js';
import { InProcessEventBus } from '../events/index.js';
import { defineJob, sharedByCompanies, JobQueue, PermanentJobError } from './index.js';

const log = pino({ level: 'silent' });
const data = z.object({ value: z.number() });

async function startWith(
  queue: JobQueue,
  settings: { retryLimit: number; cron: string },
): Promise<void> {
  queue.work(defineJob({ name: 'test.declared', data, ...settings }), async () => undefined);
  await queue.start(0);
}

describe('the job queue', () => {
  let database: Database;
  let jobs: JobQueue;
  let stopped = false;

  beforeEach(async () => {
    database = await openTestDatabase();
    jobs = new JobQueue(database, new InProcessEventBus(), log);
    stopped = false;
  });
  afterEach(async () => {
    if (!stopped) await jobs.stop(1_000);
    vi.restoreAllMocks();
    await database.close();
  });

  const em = () => database.orm.em.fork();

  it('runs what a committed transaction enqueued, and nothing of one that rolled back', async () => {
    const job = defineJob({ name: 'test.transaction', data });
    const seen: number[] = [];
    const done = Promise.withResolvers<void>();
    jobs.work(job, async (_context, { value }) => {
      seen.push(value);
      if (value === 2) done.resolve();
    });
    await jobs.start(4);
    await transactional(em(), async (tx) => {
      await jobs.enqueue(tx, job, { value: 1 });
      throw new Error('changed my mind');
    }).catch(() => undefined);
    await transactional(em(), (tx) => jobs.enqueue(tx, job, { value: 2 }));
    await done.promise;
    await jobs.stop(1_000);
    stopped = true;
    expect(seen).toEqual([2]);
  });

  it('takes jobs in a transaction also where nobody works on them', async () => {
    const job = defineJob({ name: 'test.elsewhere', data });
    jobs.work(job, async () => undefined);
    await jobs.start(0);
    await transactional(em(), (tx) => jobs.enqueue(tx, job, { value: 1 }));
    const rows = await em().execute<{ n: number }[]>(
      `select count(*)::int as n from jobs.job where name = 'test.elsewhere'`,
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('has one of a kind that is alone, waiting or running', async () => {
    const job = defineJob({ name: 'test.alone', data, isAlone: true });
    const begun: number[] = [];
    const first = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    jobs.work(job, async (_context, { value }) => {
      begun.push(value);
      first.resolve();
      await end.promise;
    });
    await jobs.start(4);
    await jobs.enqueue(em(), job, { value: 1 });
    await first.promise;
    await jobs.enqueue(em(), job, { value: 2 });
    end.resolve();
    await expect.poll(() => jobs.running()).toEqual({});
    await jobs.enqueue(em(), job, { value: 3 });
    await expect.poll(() => begun).toEqual([1, 3]);
  });

  it('gives one owner what others leave, and the others places at once', async () => {
    const job = defineJob({
      name: 'test.fair',
      data: z.object({ companyId: z.string() }),
      concurrency: 16,
      ...sharedByCompanies,
    });
    const end = Promise.withResolvers<void>();
    const begun: string[] = [];
    jobs.work(job, async (_context, { companyId }) => {
      begun.push(companyId);
      await end.promise;
    });
    await jobs.start(16);
    const ofOne = Array.from({ length: 100 }, () => ({ companyId: 'large' }));
    await transactional(em(), (tx) => jobs.enqueueAll(tx, job, ofOne));
    await expect.poll(() => begun.length).toBe(14);
    await transactional(em(), (tx) => jobs.enqueue(tx, job, { companyId: 'small' }));
    await expect.poll(() => begun.at(-1)).toBe('small');
    expect(begun).toHaveLength(15);
    end.resolve();
    await expect.poll(() => begun.length).toBe(101);
  });

  it('lets owners take turns where there is one place', async () => {
    const job = defineJob({
      name: 'test.turns',
      data: z.object({ companyId: z.string() }),
      concurrency: 1,
      ...sharedByCompanies,
    });
    const allWait = Promise.withResolvers<void>();
    const begun: string[] = [];
    jobs.work(job, async (_context, { companyId }) => {
      begun.push(companyId);
      await allWait.promise;
    });
    await jobs.start(16);
    for (const companyId of ['a', 'a', 'a', 'a', 'b', 'b', 'c']) {
      await transactional(em(), (tx) => jobs.enqueue(tx, job, { companyId }));
    }
    allWait.resolve();
    await expect.poll(() => begun.join('')).toBe('abcabaa');
  });

  it('leaves places to others when all jobs of one owner hang', async () => {
    const job = defineJob({
      name: 'test.owners',
      data: z.object({ owner: z.string().optional() }),
      concurrency: 16,
      ownerOf: ({ owner }) => owner,
    });
    const end = Promise.withResolvers<void>();
    const othersRun = Promise.withResolvers<void>();
    const allDone = Promise.withResolvers<void>();
    const begun: string[] = [];
    let done = 0;
    jobs.work(job, async (_context, { owner = 'nobody' }) => {
      begun.push(owner);
      if (begun.includes('quick') && begun.includes('nobody')) othersRun.resolve();
      await end.promise;
      done += 1;
      if (done === 23) allDone.resolve();
    });
    await jobs.start(16);
    await transactional(em(), async (tx) => {
      await jobs.enqueueAll(
        tx,
        job,
        Array.from({ length: 20 }, () => ({ owner: 'slow' })),
      );
      await jobs.enqueue(tx, job, { owner: 'slow' });
    });
    await transactional(em(), async (tx) => {
      await jobs.enqueue(tx, job, { owner: 'quick' });
      await jobs.enqueue(tx, job, {});
    });
    await othersRun.promise;
    expect(begun.filter((owner) => owner === 'slow')).toHaveLength(2);
    end.resolve();
    await allDone.promise;
  });

  it('repeats a failed attempt and counts, until it succeeds', async () => {
    const job = defineJob({ name: 'test.retry', data, retryLimit: 3, retryDelay: 0 });
    const attempts: number[] = [];
    const done = Promise.withResolvers<void>();
    jobs.work(job, async (_context, _data, { attempt }) => {
      attempts.push(attempt);
      if (attempt < 3) throw new Error('not yet');
      done.resolve();
    });
    await jobs.start(1);
    await jobs.enqueue(em(), job, { value: 1 });
    await done.promise;
    expect(attempts).toEqual([1, 2, 3]);
  });

  it('does not repeat what can never succeed', async () => {
    const job = defineJob({ name: 'test.permanent', data, retryDelay: 0, concurrency: 1 });
    const seen: number[] = [];
    const done = Promise.withResolvers<void>();
    jobs.work(job, async (_context, { value }) => {
      seen.push(value);
      if (value === 2) return done.resolve();
      throw new PermanentJobError('never');
    });
    await jobs.start(1);
    await jobs.enqueue(em(), job, { value: 1 });
    await jobs.enqueue(em(), job, { value: 2 });
    await done.promise;
    expect(seen).toEqual([1, 2]);
  });

  it('hands over what has used up its attempts, and nothing else', async () => {
    const job = defineJob({ name: 'test.abandoned', data, retryLimit: 2, retryDelay: 0 });
    const attempts: number[] = [];
    const abandoned = Promise.withResolvers<number>();
    jobs.work(
      job,
      async (_context, { value }) => {
        attempts.push(value);
        if (value === 1) throw new Error('not today');
      },
      async (_context, { value }) => abandoned.resolve(value),
    );
    await jobs.start(1);
    await jobs.enqueue(em(), job, { value: 2 });
    await jobs.enqueue(em(), job, { value: 1 });
    expect(await abandoned.promise).toBe(1);
    expect(attempts).toEqual([2, 1, 1, 1]);
  });

  it('finds what became due, and asks about no queue that has nothing', async () => {
    const [due, idle] = ['test.due', 'test.idle'].map((name) => defineJob({ name, data }));
    if (!due || !idle) throw new Error('There are two.');
    const done = Promise.withResolvers<void>();
    jobs.work(due, async () => done.resolve());
    jobs.work(idle, async () => undefined);
    await jobs.start(1);
    // The worker is woken at once, and finds nothing yet.
    await jobs.enqueue(em(), due, { value: 1 }, { startAfterSeconds: 2 });
    const fetched = vi.spyOn(PgBoss.prototype, 'fetch');
    await done.promise;
    expect(new Set(fetched.mock.calls.map(([name]) => name))).toEqual(new Set(['test.due']));
  });

  it('works side by side up to its concurrency', async () => {
    const job = defineJob({ name: 'test.concurrency', data, concurrency: 5 });
    let running = 0;
    let most = 0;
    const all = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    jobs.work(job, async () => {
      running += 1;
      most = Math.max(most, running);
      if (running === 5) gate.resolve();
      await gate.promise;
      running -= 1;
      if (running === 0) all.resolve();
    });
    await jobs.start(64);
    await transactional(em(), async (tx) => {
      for (let value = 0; value < 12; value += 1) await jobs.enqueue(tx, job, { value });
    });
    await all.promise;
    expect(most).toBe(5);
  });

  it('takes its place back from an attempt that never ends, and repeats it', async () => {
    const job = defineJob({
      name: 'test.endless',
      data,
      expireInSeconds: 2,
      concurrency: 1,
      retryDelay: 0,
    });
    const attempts: number[] = [];
    const done = Promise.withResolvers<void>();
    jobs.work(job, async (_context, _data, { attempt }) => {
      attempts.push(attempt);
      if (attempt === 1) await new Promise(() => {});
      done.resolve();
    });
    await jobs.start(1);
    await jobs.enqueue(em(), job, { value: 1 });
    await done.promise;
    expect(attempts).toEqual([1, 2]);
  });

  it('stops although an attempt never ends, and gives it back', async () => {
    const job = defineJob({ name: 'test.deaf', data, expireInSeconds: 4, retryDelay: 0 });
    const begun = Promise.withResolvers<void>();
    jobs.work(job, async () => {
      begun.resolve();
      await new Promise(() => {});
    });
    await jobs.start(1);
    await jobs.enqueue(em(), job, { value: 8 });
    await begun.promise;
    await jobs.stop(0);
    stopped = true;
    const rows = await em().execute<{ state: string }[]>(
      `select state from jobs.job where name = 'test.deaf'`,
    );
    expect(rows).toEqual([{ state: 'retry' }]);
  });

  it('gives a job back that is still running when the process has to go', async () => {
    const job = defineJob({ name: 'test.shutdown', data, retryDelay: 0 });
    const begun = Promise.withResolvers<void>();
    jobs.work(job, async (_context, _data, { signal }) => {
      begun.resolve();
      await new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
    });
    await jobs.start(1);
    await jobs.enqueue(em(), job, { value: 7 });
    await begun.promise;
    await jobs.stop(0);
    stopped = true;

    const next = new JobQueue(database, new InProcessEventBus(), log);
    const taken = Promise.withResolvers<number>();
    next.work(job, async (_context, { value }) => taken.resolve(value));
    await next.start(1);
    expect(await taken.promise).toBe(7);
    await next.stop(1_000);
  });

  it.skipIf(inject('postgres').url)('takes up at once what a killed process left', async () => {
    const job = defineJob({ name: 'test.killed', data });
    jobs.work(job, async () => undefined);
    await jobs.start(0);
    await jobs.enqueue(em(), job, { value: 7 });
    await em().execute(
      `update jobs.job set state = 'active', started_on = now(), heartbeat_on = now()`,
    );
    const next = new JobQueue(database, new InProcessEventBus(), log);
    const taken = Promise.withResolvers<number>();
    next.work(job, async (_context, { value }) => taken.resolve(value));
    await next.start(1);
    expect(await taken.promise).toBe(7);
    await next.stop(1_000);
  });

  it('says nothing of its queues and their times at a second start, except what has changed', async () => {
    const settings = { retryLimit: 3, cron: '1 3 * * *' };
    await startWith(jobs, settings);
    const calls = [
      vi.spyOn(PgBoss.prototype, 'createQueue'),
      vi.spyOn(PgBoss.prototype, 'updateQueue'),
      vi.spyOn(PgBoss.prototype, 'schedule'),
    ];
    const again = new JobQueue(database, new InProcessEventBus(), log);
    await startWith(again, settings);
    for (const said of calls) expect(said).not.toHaveBeenCalled();
    const changed = new JobQueue(database, new InProcessEventBus(), log);
    await startWith(changed, { retryLimit: 5, cron: '2 4 * * *' });
    const declared = await em().execute(
      `select retry_limit, cron from jobs.queue join jobs.schedule using (name) where name = 'test.declared'`,
    );
    expect(declared).toEqual([{ retry_limit: 5, cron: '2 4 * * *' }]);
    await Promise.all([again.stop(0), changed.stop(0)]);
  });

  it('refuses data that the handler could not read', async () => {
    const job = defineJob({ name: 'test.data', data });
    jobs.work(job, async () => {});
    await jobs.start(0);
    await expect(jobs.enqueue(em(), job, { value: 'one' } as never)).rejects.toThrow(
      'expected number',
    );
  });
});
