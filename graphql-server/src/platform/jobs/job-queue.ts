import { fromKysely, PgBoss, type QueueResult } from 'pg-boss';
import { afterCommit, type Database, type EntityManager } from '../database/index.js';
import type { EventBus } from '../events/index.js';
import { carrierNow, type Logger, type Sampler } from '../telemetry/index.js';
import { DueJobs } from './due-jobs.js';
import { storeBegun } from './begun-jobs.js';
import { JobConsumer } from './job-consumer.js';
import { announceQueues, queueSampler } from './job-metrics.js';
import { defineJob, type Job, type JobAttempt } from './job.js';
import { BEAT_MS, LeftJobs } from './left-jobs.js';

/** Work that is done: the context's entity manager is a fresh one for each attempt. */
export type JobHandler<Data> = (
  context: { em: EntityManager; log: Logger },
  data: Data,
  attempt: JobAttempt,
) => Promise<void>;

interface Registration {
  job: Job<object>;
  handler: JobHandler<object>;
  /** Where it ends up when its attempts are used up. */
  abandoned?: Job<object> | undefined;
}

/** Seconds without a sign of life after which the library itself gives a job to another process. */
const HEARTBEAT_SECONDS = 15;

/** How often the library looks after jobs without a sign of life; few are on an exclusive database. */
const OFTEN = { superviseIntervalSeconds: 5, monitorIntervalSeconds: 5 };
const RARELY = {
  superviseIntervalSeconds: 10,
  monitorIntervalSeconds: 10,
  flowIntervalSeconds: 60,
  cronWorkerIntervalSeconds: 30,
};

/** An id that no job has. */
const NO_JOB = '00000000-0000-0000-0000-000000000000';

/** Tells all processes that a queue has work; the queue's name goes with it. */
export const WAKE_TOPIC = 'jobs.wake';

/**
 * Durable background work on pg-boss, in the same database as the data.
 *
 * A job enqueued in a transaction exists exactly if the transaction commits. Handlers must be
 * idempotent: an attempt whose process died is repeated by another one.
 */
export class JobQueue {
  readonly #boss: PgBoss;
  readonly #registrations: Registration[] = [];
  readonly #consumers = new Map<string, JobConsumer>();
  readonly #database: Database;
  readonly #events: EventBus;
  readonly #log: Logger;
  readonly #due: DueJobs;
  readonly #left: LeftJobs;
  #unsubscribe: (() => Promise<void>) | undefined;

  constructor(database: Database, events: EventBus, log: Logger) {
    this.#database = database;
    this.#events = events;
    this.#log = log;
    this.#due = new DueJobs(database, log, (queue) => this.#consumers.get(queue)?.wake());
    this.#boss = new PgBoss({
      ...database.jobStore,
      schema: 'jobs',
      ...(database.exclusive ? RARELY : OFTEN),
      reindex: false,
      monitorVacuum: false,
    });
    this.#left = new LeftJobs(this.#boss, database, log);
    this.#boss.on('error', (error) => log.error({ err: error }, 'job library reports an error'));
  }

  /**
   * Names the handler of a job; call before {@link start}. `onAbandoned` settles one whose attempts
   * are used up, be it by failures or by processes that died: nothing else will come of it.
   */
  work<Data extends object>(
    job: Job<Data>,
    handler: JobHandler<Data>,
    onAbandoned?: JobHandler<Data>,
  ): void {
    const abandoned = onAbandoned && abandonedJob(job);
    // Its queue must exist before the one that leads to it.
    if (abandoned) {
      this.#registrations.push({ job: abandoned, handler: onAbandoned as JobHandler<object> });
    }
    this.#registrations.push({ job, handler: handler as JobHandler<object>, abandoned });
  }

  /** Looks how many jobs wait, for figures. */
  sampler(): Sampler {
    return queueSampler(this.#database, () => this.#registrations.map(({ job }) => job.name));
  }

  /** Creates the queues and, if `concurrency` is above 0, begins to work. */
  async start(concurrency: number): Promise<void> {
    announceQueues(this.#registrations.map(({ job }) => job.name));
    await this.#database.exclusively(async () => {
      await this.#boss.start();
      const known = new Map((await this.#boss.getQueues()).map((queue) => [queue.name, queue]));
      for (const registration of this.#registrations) {
        await this.#declareQueue(registration, known.get(registration.job.name));
      }
      await this.#declareSchedules();
    });
    if (concurrency <= 0) return;
    const orphans = this.#database.exclusive ? await this.#findActiveJobs() : undefined;
    for (const { job, handler } of this.#registrations) {
      const consumer = new JobConsumer({
        boss: this.#boss,
        job,
        concurrency: Math.min(job.concurrency, concurrency),
        beatMs: BEAT_MS,
        log: this.#log,
        run: (data, attempt, log) =>
          handler({ em: this.#database.orm.em.fork(), log }, data, attempt),
        ended: () => this.#due.notice(),
      });
      this.#consumers.set(job.name, consumer);
      const left = orphans?.get(job.name);
      if (left) await consumer.reclaim(left.map(({ id }) => id));
      consumer.start();
    }
    this.#unsubscribe = await this.#events.listen(WAKE_TOPIC, (payload) => {
      this.#consumers.get(payload as string)?.wake();
      this.#due.notice();
    });
    this.#due.start();
    // An exclusive database has no other process that could have left jobs behind.
    if (!this.#database.exclusive) this.#left.start();
  }

  /**
   * Enqueues inside the transaction of `em` when it has one. The workers are woken after the
   * commit, so an idle process starts within milliseconds; a job that {@link Job.beginsAtOnce} starts here.
   */
  async enqueue<Data extends object>(
    em: EntityManager,
    job: Job<Data>,
    data: Data,
    options: { startAfterSeconds?: number; singletonKey?: string } = {},
  ): Promise<void> {
    const inTransaction = em.isInTransaction();
    const sent = job.data.parse(data);
    const consumer = inTransaction && job.beginsAtOnce ? this.#consumers.get(job.name) : undefined;
    if (consumer?.mayBegin(job.ownerOf?.(sent))) {
      const begun = await storeBegun(em, job, traced(sent));
      return afterCommit(em, () => consumer.begin(begun));
    }
    await this.#boss.send(job.name, traced(sent), {
      ...groupOf(job, sent),
      ...(inTransaction ? { db: fromKysely(em.getKysely()) } : {}),
      ...(options.startAfterSeconds ? { startAfter: options.startAfterSeconds } : {}),
      ...(options.singletonKey ? { singletonKey: options.singletonKey } : {}),
    });
    const wake = () => void this.#events.publish(WAKE_TOPIC, job.name, 'passing');
    afterCommit(em, wake);
  }

  /** Enqueues many at once, in one statement; otherwise as {@link enqueue}. */
  async enqueueAll<Data extends object>(
    em: EntityManager,
    job: Job<Data>,
    all: readonly Data[],
  ): Promise<void> {
    if (all.length === 0) return;
    const inTransaction = em.isInTransaction();
    await this.#boss.insert(
      job.name,
      all.map((data) => {
        const sent = job.data.parse(data);
        return { data: traced(sent), ...groupOf(job, sent) };
      }),
      inTransaction ? { db: fromKysely(em.getKysely()) } : {},
    );
    afterCommit(em, () => void this.#events.publish(WAKE_TOPIC, job.name, 'passing'));
  }

  /** How many jobs of each kind run in this process now. */
  running(): Record<string, number> {
    const counts = [...this.#consumers].map(([name, { running }]) => [name, running] as const);
    return Object.fromEntries(counts.filter(([, count]) => count > 0));
  }

  /** Stops taking jobs, waits for running ones, and hands back those that do not finish. */
  async stop(graceMs: number): Promise<void> {
    const consumers = [...this.#consumers.values()];
    await Promise.all([
      this.#unsubscribe?.(),
      this.#due.stop(),
      this.#left.stop(),
      ...consumers.map((consumer) => consumer.stop(graceMs)),
    ]);
    await this.#boss.stop({ graceful: false, close: true });
  }

  /** By queue; the library's own search would be too slow, as very many jobs may be done. */
  async #findActiveJobs(): Promise<Map<string, { id: string }[]>> {
    const em = this.#database.orm.em.fork();
    const jobs = await em.execute<{ name: string; id: string }[]>(
      `select name, id from jobs.job where state = 'active'`,
    );
    return Map.groupBy(jobs, ({ name }) => name);
  }

  /** Most starts find all queues as they should be. */
  async #declareQueue(
    { job, abandoned }: Registration,
    known: Partial<QueueResult> | undefined,
  ): Promise<void> {
    const changeable = {
      retryLimit: job.retryLimit,
      retryDelay: job.retryDelay,
      retryBackoff: job.retryDelay > 0,
      expireInSeconds: job.expireInSeconds,
      deleteAfterSeconds: 24 * 3600,
      ...(abandoned ? { deadLetter: abandoned.name } : {}),
    };
    if (!known) {
      await this.#boss.createQueue(job.name, {
        ...changeable,
        ...(job.retryDelay > 0 ? { retryDelayMax: job.retryDelayMax } : {}),
        ...(job.isAlone ? { policy: 'exclusive' as const } : {}),
        heartbeatSeconds: HEARTBEAT_SECONDS,
      });
      await this.#rememberQueue(job.name);
    } else if (!includes(known, changeable)) {
      await this.#boss.updateQueue(job.name, changeable);
      await this.#rememberQueue(job.name);
    }
  }

  /** Most starts find all schedules as they should be, too. */
  async #declareSchedules(): Promise<void> {
    const known = new Map((await this.#boss.getSchedules()).map(({ name, cron }) => [name, cron]));
    for (const { job } of this.#registrations) {
      if (!job.cron || known.get(job.name) === job.cron) continue;
      await this.#boss.schedule(job.name, job.cron, {});
    }
  }

  /**
   * Makes the library look a queue up now that was not there when it started. Left to itself it does so
   * at the first job, and if that one is enqueued in a transaction, the look-up waits for it on the
   * embedded database.
   */
  async #rememberQueue(name: string): Promise<void> {
    await this.#boss.deleteJob(name, NO_JOB);
  }
}

/** The data of a job and, where tracing is on, the trace of the code that enqueued it. */
const traced = (data: object): object => ({ ...data, ...carrierNow() });

/** The library counts jobs by group. */
function groupOf<Data extends object>(job: Job<Data>, data: Data) {
  const id = job.ownerOf?.(data);
  return id === undefined ? {} : { group: { id } };
}

/** Whether all of these settings are as they should be. */
const includes = (known: object, settings: object): boolean =>
  Object.entries(settings).every(([name, value]) => Reflect.get(known, name) === value);

/** Settling is retried for long, as nothing else settles the job later. */
const abandonedJob = <Data extends object>({ name, data }: Job<Data>): Job<Data> =>
  defineJob({
    name: `${name}.abandoned`,
    data,
    retryLimit: 1_000,
    retryDelay: 5,
    retryDelayMax: 300,
    concurrency: 4,
  });
