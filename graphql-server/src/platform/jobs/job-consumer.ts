import type { PgBoss } from 'pg-boss';
import { withCommitGuard } from '../database/index.js';
import {
  contextOf,
  inSpan,
  type Logger,
  markFailureNow,
  runIn,
  SpanKind,
} from '../telemetry/index.js';
import type { TakenJob } from './begun-jobs.js';
import { type AttemptOutcome, observeAttempt } from './job-metrics.js';
import { type Job, type JobAttempt, PermanentJobError } from './job.js';

interface ConsumerOptions {
  boss: PgBoss;
  job: Job<object>;
  concurrency: number;
  /** How often running jobs show that they live. */
  beatMs: number;
  log: Logger;
  run: (data: object, attempt: JobAttempt, log: Logger) => Promise<void>;
  /** Told after each attempt, when its outcome is recorded. */
  ended: () => void;
}

/** The part of all places that the jobs of one owner may take. */
const SHARE = 1 / 8;

const shareOf = (places: number) => Math.max(1, Math.floor(places * SHARE));

/** Time in which an aborted attempt has to end; after that it is given up. */
const LONGEST_END_MS = 4_000;

/**
 * Takes the jobs of one queue and runs them side by side, whenever it is told that there may be some.
 *
 * pg-boss's own workers fetch one job each and poll each; fifty answers at once would mean fifty
 * pollers. This one fetches as many jobs as it has free places in one statement.
 */
export class JobConsumer {
  readonly #options: ConsumerOptions;
  /** Owners whose jobs were taken; cleared once no other owner has a job waiting. */
  readonly #served = new Set<string>();
  readonly #running = new Map<
    string,
    { controller: AbortController; done: Promise<void>; owner: string | null | undefined }
  >();
  #fetching: Promise<void> | undefined;
  #wanted = false;
  /** Whether the last look took all there was, and no more was told of since. */
  #isDrained = false;
  #stopped = false;
  #heartbeat: NodeJS.Timeout | undefined;

  constructor(options: ConsumerOptions) {
    this.#options = options;
  }

  /** How many jobs run now. */
  get running(): number {
    return this.#running.size;
  }

  /** Keeps running jobs alive from now on; jobs are taken when it is woken. */
  start(): void {
    this.#heartbeat = setInterval(() => void this.#touch(), this.#options.beatMs);
  }

  /** Looks for work now. Calls during a look are remembered, never lost. */
  wake(): void {
    this.#wanted = true;
    this.#isDrained = false;
    if (this.#fetching || this.#stopped) return;
    this.#fetching = this.#fetchWhileWanted().finally(() => {
      this.#fetching = undefined;
    });
  }

  /**
   * Whether a job of this owner may begin here without having waited in the queue: nothing waits, and
   * the owner would be given a place.
   */
  mayBegin(owner: string | undefined): boolean {
    const { concurrency } = this.#options;
    if (this.#stopped || !this.#isDrained) return false;
    if (this.#free() > this.#kept()) return true;
    const own = [...this.#running.values()].filter((running) => running.owner === owner);
    return this.#free() > 0 && own.length < shareOf(concurrency);
  }

  /** Runs a job that is stored as taken by this process; one that finds no place waits as others do. */
  begin(taken: TakenJob): void {
    if (!this.#stopped && this.#free() > 0) this.#launch(taken);
    else void this.#giveUp(taken, new Error('no place was free')).then(() => this.wake());
  }

  /** Gives jobs that a dead process left active back to the queue. Only safe on exclusive data. */
  async reclaim(ids: string[]): Promise<void> {
    const { boss, job, log } = this.#options;
    log.info({ job: job.name, count: ids.length }, 'taking up jobs that a stopped process left');
    await boss.fail(job.name, ids, { message: 'the process stopped during this attempt' });
  }

  /**
   * Stops taking jobs; running ones get `graceMs` to finish, then are aborted and given back, also
   * those that take no notice of it.
   */
  async stop(graceMs: number): Promise<void> {
    this.#stopped = true;
    await this.#fetching;
    const all = Promise.allSettled([...this.#running.values()].map((r) => r.done));
    const timer = setTimeout(() => {
      for (const { controller } of this.#running.values()) {
        controller.abort(new Error('The server is shutting down.'));
      }
    }, graceMs);
    await all;
    clearTimeout(timer);
    clearInterval(this.#heartbeat);
  }

  async #fetchWhileWanted(): Promise<void> {
    const { job, log } = this.#options;
    while (this.#wanted && !this.#stopped) {
      if (this.#free() <= 0) return;
      this.#wanted = false;
      try {
        this.#wanted = (await this.#fetch()) || this.#wanted;
      } catch (error) {
        log.error({ err: error, job: job.name }, 'could not look for jobs');
        return;
      }
    }
  }

  #free(): number {
    return this.#options.concurrency - this.#running.size;
  }

  /** Takes what may be taken now; true when there may be more. */
  async #fetch(): Promise<boolean> {
    const { job, concurrency } = this.#options;
    const free = this.#free();
    if (!job.ownerOf) return this.#takeAll(free);
    const isFair = job.sharing === 'fair';
    const groupConcurrency = shareOf(concurrency);
    const ignoreGroups = isFair && concurrency === 1 ? [...this.#served] : [];
    const taken = await this.#take(free, { groupConcurrency, ignoreGroups });
    if (taken === 0) this.#served.clear();
    if (!isFair) return taken > 0;
    // Jobs of an owner who has enough may have stood before those of others.
    if (taken > 1 && this.#free() > 0) return true;
    const left = this.#free() - this.#kept();
    return left > 0 && this.#takeAll(left);
  }

  /** Places that stay free for owners who have few; where there is one place only, owners take turns. */
  #kept(): number {
    const { job, concurrency } = this.#options;
    return job.ownerOf && concurrency > 1 ? shareOf(concurrency) : 0;
  }

  /** Takes whatever waits; true when there may be more. */
  async #takeAll(places: number): Promise<boolean> {
    const isFull = (await this.#take(places)) === places;
    this.#isDrained = !isFull;
    return isFull;
  }

  async #take(
    batchSize: number,
    owners: { groupConcurrency?: number; ignoreGroups?: string[] } = {},
  ): Promise<number> {
    const { boss, job } = this.#options;
    const jobs = await boss.fetch<object>(job.name, {
      batchSize,
      includeMetadata: true,
      ...owners,
    });
    for (const fetched of jobs) {
      if (fetched.groupId) this.#served.add(fetched.groupId);
      this.#launch(fetched);
    }
    return jobs.length;
  }

  #launch(fetched: TakenJob): void {
    const controller = new AbortController();
    // A job belongs to itself, not to the request that happened to wake the consumer.
    const attempt = withCommitGuard(undefined, async () => this.#traced(fetched, controller));
    const done = attempt.finally(() => {
      this.#running.delete(fetched.id);
      if (!this.#isDrained) this.wake();
    });
    this.#running.set(fetched.id, { controller, done, owner: fetched.groupId });
  }

  /** Its data names the trace of what enqueued it, if that was followed. */
  async #traced(fetched: TakenJob, controller: AbortController): Promise<void> {
    const attributes = {
      'messaging.system': 'pg-boss',
      'messaging.destination.name': fetched.name,
      'messaging.message.id': fetched.id,
      'hausgeist.job.attempt': fetched.retryCount + 1,
    };
    const options = { kind: SpanKind.CONSUMER, attributes };
    await runIn(contextOf({ ...fetched.data }), async () =>
      inSpan(`job ${fetched.name}`, options, async () => this.#attempt(fetched, controller)),
    );
  }

  async #attempt(fetched: TakenJob, controller: AbortController): Promise<void> {
    const { boss, job } = this.#options;
    const log = this.#options.log.child({ job: job.name, jobId: fetched.id });
    const ended = observeAttempt(job.name);
    let outcome: AttemptOutcome = 'retried';
    const expireMs = job.expireInSeconds * 1000;
    const endMs = Math.min(LONGEST_END_MS, expireMs / 4);
    // It is given up before it expires, as it could otherwise be the next attempt that is failed.
    const timeout = setTimeout(
      () => controller.abort(new Error('The job took too long.')),
      expireMs - 2 * endMs,
    );
    try {
      const work = this.#options.run(
        job.data.parse(fetched.data),
        {
          jobId: fetched.id,
          // The embedded database gives it as text.
          enqueuedAt: new Date(fetched.createdOn),
          attempt: fetched.retryCount + 1,
          isLast: fetched.retryCount >= fetched.retryLimit,
          signal: controller.signal,
        },
        log,
      );
      await endingWith(work, controller.signal, endMs);
      await boss.complete(job.name, fetched.id);
      outcome = 'done';
    } catch (error) {
      if (error instanceof PermanentJobError) outcome = 'hopeless';
      markFailureNow(error);
      log.warn({ err: error, attempt: fetched.retryCount + 1 }, 'job attempt failed');
      await this.#giveUp(fetched, error);
    } finally {
      clearTimeout(timeout);
      ended(outcome);
      this.#options.ended();
    }
  }

  async #giveUp({ id }: TakenJob, error: unknown): Promise<void> {
    const { boss, job, log } = this.#options;
    // It may be due again at once.
    this.#isDrained = false;
    const output = { message: error instanceof Error ? error.message : String(error) };
    try {
      if (error instanceof PermanentJobError) await boss.complete(job.name, id, output);
      else await boss.fail(job.name, id, output);
    } catch (cause) {
      log.error(
        { err: cause, job: job.name, jobId: id },
        'could not record a failed job; its heartbeat will run out',
      );
    }
  }

  async #touch(): Promise<void> {
    const ids = [...this.#running.keys()];
    if (ids.length === 0) return;
    await this.#options.boss
      .touch(this.#options.job.name, ids)
      .catch((error: unknown) => this.#options.log.warn({ err: error }, 'heartbeat failed'));
  }
}

/**
 * Settles as the work does, or some time after the signal when the work takes no notice of it: work
 * that never ends must not keep its place for ever, nor a server from stopping.
 */
async function endingWith(work: Promise<void>, signal: AbortSignal, endMs: number): Promise<void> {
  const deaf = Promise.withResolvers<never>();
  let timer: NodeJS.Timeout | undefined;
  const count = () => {
    timer = setTimeout(() => deaf.reject(new Error('The job did not end when told to.')), endMs);
  };
  signal.addEventListener('abort', count, { once: true });
  try {
    await Promise.race([work, deaf.promise]);
  } finally {
    signal.removeEventListener('abort', count);
    clearTimeout(timer);
  }
}
