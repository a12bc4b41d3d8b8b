import { type Database, readPrepared } from '../database/index.js';
import type { Logger } from '../telemetry/index.js';

/** Time between looks for jobs that no worker was woken for, e.g. retries that became due. */
const LOOK_MS = 1_000;

const DUE_QUEUES = `
  select queue.name from jobs.queue where exists (
    select 1 from jobs.job
     where job.name = queue.name and state < 'active' and not blocked and start_after <= now())`;

/**
 * Looks for due jobs of all queues in one statement. If each consumer looked for itself, an idle
 * process would ask the database two dozen questions a second, and a message that comes in meanwhile
 * would wait for all of them on the embedded database.
 */
export class DueJobs {
  readonly #database: Database;
  readonly #log: Logger;
  readonly #wake: (queue: string) => void;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;

  constructor(database: Database, log: Logger, wake: (queue: string) => void) {
    this.#database = database;
    this.#log = log;
    this.#wake = wake;
  }

  /** Looks now and then again and again. */
  start(): void {
    const look = () => {
      this.#looking ??= this.#look().finally(() => {
        this.#looking = undefined;
      });
    };
    look();
    this.#timer = setInterval(look, LOOK_MS);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
  }

  async #look(): Promise<void> {
    try {
      const em = this.#database.orm.em.fork();
      const queues = await readPrepared<{ name: string }>(em, DUE_QUEUES, []);
      for (const { name } of queues) this.#wake(name);
    } catch (error) {
      this.#log.error({ err: error }, 'could not look for jobs that are due');
    }
  }
}
