import { PgBoss } from 'pg-boss';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { openTestDatabase } from '../../testing/open-database.js';
import { type Database, transactional } from '../database/index.js';
import { InProcessEventBus } from '../events/index.js';
import { storeBegun } from './begun-jobs.js';
import { defineJob, JobQueue, sharedByCompanies } from './index.js';

const log = pino({ level: 'silent' });
const job = defineJob({
  name: 'test.begun',
  data: z.object({ companyId: z.string(), value: z.number() }),
  retryDelay: 0,
  beginsAtOnce: true,
  ...sharedByCompanies,
});
const asked = (value: number) => ({ companyId: 'one', value });

describe('a job that begins at once', () => {
  let database: Database;
  let jobs: JobQueue;

  beforeEach(async () => {
    database = await openTestDatabase();
    jobs = new JobQueue(database, new InProcessEventBus(), log);
  });
  afterEach(async () => {
    await jobs.stop(1_000);
    vi.restoreAllMocks();
    await database.close();
  });

  const em = () => database.orm.em.fork();
  const states = async () =>
    (
      await em().execute<{ state: string }[]>(
        `select state from jobs.job where name = 'test.begun' order by created_on, id`,
      )
    ).map(({ state }) => state);
  const enqueue = (value: number) =>
    transactional(em(), (tx) => jobs.enqueue(tx, job, asked(value)));

  /** Starts with a first job, after which the queue is known to be empty. */
  const startWith = async (
    handler: (value: number) => Promise<void> | void,
    concurrency = job.concurrency,
  ): Promise<number[]> => {
    const begun: number[] = [];
    jobs.work({ ...job, concurrency }, async (_context, { value }) => {
      begun.push(value);
      await handler(value);
    });
    await jobs.start(16);
    await enqueue(0);
    await expect.poll(states).toEqual(['completed']);
    await expect.poll(() => jobs.running()).toEqual({});
    return begun;
  };

  it('runs after the commit without being looked for, and not after a rollback', async () => {
    const begun = await startWith(() => undefined);
    const fetched = vi.spyOn(PgBoss.prototype, 'fetch');
    await transactional(em(), async (tx) => {
      await jobs.enqueue(tx, job, asked(1));
      throw new Error('changed my mind');
    }).catch(() => undefined);
    await enqueue(2);
    await expect.poll(states).toEqual(['completed', 'completed']);
    expect(begun).toEqual([0, 2]);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('is stored as one that the library took from its queue', async () => {
    jobs.work(job, () => Promise.resolve());
    await jobs.start(0);
    await enqueue(1);
    await transactional(em(), (tx) => storeBegun(tx, job, asked(2)));
    const taker = new PgBoss({ ...database.jobStore, schema: 'jobs', supervise: false });
    taker.on('error', () => undefined);
    await taker.start();
    await taker.fetch(job.name);
    await taker.stop({ graceful: false, close: false });
    const rows = await em().execute<Record<string, unknown>[]>(
      `select to_jsonb(j) - 'id' - 'data' - 'created_on' - 'started_on' - 'heartbeat_on' - 'start_after'
                - 'keep_until'
              || jsonb_build_object('kept', j.keep_until - j.start_after, 'beats', heartbeat_on is not null,
                                    'has_begun', started_on is not null) as row
         from jobs.job j where name = 'test.begun' order by data->>'value'`,
    );
    expect(rows).toHaveLength(2);
    expect(rows[1]).toEqual(rows[0]);
    expect(rows[0]?.['row']).toMatchObject({ state: 'active', group_id: 'one' });
  });

  it('waits in the queue where its place is gone when it is committed', async () => {
    const end = Promise.withResolvers<void>();
    const begun = await startWith((value) => (value === 0 ? undefined : end.promise), 1);
    await transactional(em(), async (tx) => {
      await jobs.enqueue(tx, job, asked(1));
      await jobs.enqueue(tx, job, asked(2));
    });
    // The last one is given back where it had a place when it was added, and else never had one.
    const waiting = expect.stringMatching(/^(?:retry|created)$/);
    await expect.poll(states).toEqual(['completed', 'active', waiting]);
    end.resolve();
    await expect.poll(states).toEqual(['completed', 'completed', 'completed']);
    expect(begun).toEqual([0, 1, 2]);
  });

  it('is repeated when its process died before it could begin', async () => {
    jobs.work(job, () => Promise.resolve());
    await jobs.start(0);
    await transactional(em(), (tx) => storeBegun(tx, job, asked(1)));
    await jobs.stop(1_000);
    jobs = new JobQueue(database, new InProcessEventBus(), log);
    const attempts: number[] = [];
    jobs.work(job, async (_context, _data, { attempt }) => void attempts.push(attempt));
    await jobs.start(4);
    await expect.poll(states).toEqual(['completed']);
    expect(attempts).toEqual([2]);
  });

  it('is repeated when an attempt fails', async () => {
    let failures = 0;
    const begun = await startWith((value) => {
      if (value === 0 || failures > 0) return;
      failures += 1;
      throw new Error('not yet');
    });
    await enqueue(1);
    await expect.poll(states).toEqual(['completed', 'completed']);
    expect(begun).toEqual([0, 1, 1]);
  });
});
