import type { Database } from '../database/index.js';

/** How often the process looks at itself. */
const LOOK_MS = 5_000;

/** How long it may be of no use by its own fault. */
const LONGEST_MS = 30_000;

interface SelfWatchOptions {
  database: Pick<Database, 'ping' | 'progress' | 'answersElsewhere'>;
  /** Ends the process, with the reason for the log. */
  end: (reason: string) => void;
  lookMs?: number;
  longestMs?: number;
}

/**
 * Ends a process that cannot reach its database any more although that answers on a new connection:
 * waiting does not help it, and a new process can do its work. One that is merely overloaded, or whose
 * database is away, goes on.
 */
export class SelfWatch {
  readonly #options: SelfWatchOptions;
  readonly #longestMs: number;
  #timer: NodeJS.Timeout | undefined;
  #isLooking = false;
  #stuckSince: number | undefined;
  #progress = -1;

  constructor(options: SelfWatchOptions) {
    this.#options = options;
    this.#longestMs = options.longestMs ?? LONGEST_MS;
  }

  start(): void {
    const { lookMs = LOOK_MS } = this.#options;
    this.#timer = setInterval(() => void this.#look(), lookMs).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async #look(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      if (await this.#isStuck()) {
        this.#stuckSince ??= performance.now();
        if (performance.now() - this.#stuckSince >= this.#longestMs) {
          this.stop();
          this.#options.end('the connections to the database are stuck, and it answers on others');
        }
      } else {
        this.#stuckSince = undefined;
      }
    } finally {
      this.#isLooking = false;
    }
  }

  async #isStuck(): Promise<boolean> {
    const { database } = this.#options;
    const before = this.#progress;
    const answers = await database.ping().then(
      () => true,
      () => false,
    );
    this.#progress = database.progress();
    if (answers || this.#progress !== before) return false;
    return database.answersElsewhere();
  }
}
