import { type Database, readPrepared } from '../database/index.js';
import type { Logger } from '../telemetry/index.js';

/** Time between looks for jobs that no worker was woken for, e.g. retries that became due. */
const LOOK_MS = 1_000;

/** The same where nothing is due and only this process can change that. */
const QUIET_MS = 10_000;

const DUE_QUEUES = `
  select queue.name from jobs.queue where exists (
    select 1 from jobs.job
     where job.name = queue.name and state < 'active' and not blocked and start_after <= now())`;

const NEXT_DUE = `
  select extract(epoch from min(start_after) - now())::float8 as seconds from jobs.job
   where state < 'active' and not blocked and start_after > now()`;

/**
 * Looks for due jobs of all queues in one statement. If each consumer looked for itself, an idle
 * process would ask the database two dozen questions a second, and a message that comes in meanwhile
 * would wait for all of them on the embedded database. No other process works there, so that it is looked
 * into rarely until the next job is due or {@link notice} tells that something happened.
 */
export class DueJobs {
  readonly #database: Database;
  readonly #log: Logger;
  readonly #wake: (queue: string) => void;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  /** When the next look is. */
  #nextAt = 0;
  /** Whether something happened since the last look began. */
  #noticed = false;
  #stopped = false;

  constructor(database: Database, log: Logger, wake: (queue: string) => void) {
    this.#database = database;
    this.#log = log;
    this.#wake = wake;
  }

  /** Looks now, and then again and again. */
  start(): void {
    this.#looking ??= this.#lookAndGoOn();
  }

  /** Jobs came or ended: others may be due soon. */
  notice(): void {
    this.#noticed = true;
    if (this.#nextAt > performance.now() + LOOK_MS) this.#lookIn(LOOK_MS);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#looking;
  }

  async #lookAndGoOn(): Promise<void> {
    this.#noticed = false;
    const pauseMs = await this.#look();
    this.#looking = undefined;
    this.#lookIn(this.#wasNoticed() ? LOOK_MS : pauseMs);
  }

  /** Asked by a method, as the compiler does not see what happens during a look. */
  #wasNoticed(): boolean {
    return this.#noticed;
  }

  #lookIn(pauseMs: number): void {
    if (this.#stopped) return;
    clearTimeout(this.#timer);
    this.#nextAt = performance.now() + pauseMs;
    this.#timer = setTimeout(() => this.start(), pauseMs);
  }

  /** Gives the time until the next look. */
  async #look(): Promise<number> {
    try {
      const em = this.#database.orm.em.fork();
      const queues = await readPrepared<{ name: string }>(em, DUE_QUEUES, []);
      for (const { name } of queues) this.#wake(name);
      if (queues.length > 0 || !this.#database.exclusive) return LOOK_MS;
      const [next] = await readPrepared<{ seconds: number | null }>(em, NEXT_DUE, []);
      return Math.max(LOOK_MS, Math.min(QUIET_MS, (next?.seconds ?? Infinity) * 1_000));
    } catch (error) {
      this.#log.error({ err: error }, 'could not look for jobs that are due');
      return LOOK_MS;
    }
  }
}
