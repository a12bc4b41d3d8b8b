import { platformReasons, RateLimitedError } from '../errors/index.js';
import type { Logger } from '../telemetry/index.js';
import type { ValkeyClient } from '../valkey/index.js';

/** The points that a caller may spend in this minute. */
export interface BudgetState {
  limit: number;
  remaining: number;
  /** When the whole budget is there again. */
  resetsAt: Date;
}

interface Spent {
  /** Points spent at this server. */
  here: number;
  /** Of these, the points that the other servers do not know about yet. */
  unsent: number;
  /** Points spent at other servers, as far as is known. */
  elsewhere: number;
}

const WINDOW_MS = 60_000;

/** How often servers tell each other what was spent. */
const SYNC_MS = 500;

/**
 * Counts points by caller and minute. Decides on the spot with what this server knows, so that it
 * takes no time; servers add their sums up in Valkey twice a second. For that long a caller who
 * uses several servers at once may spend more; and while Valkey is away, each server counts alone.
 */
export class PointBudgets {
  #window = 0;
  #spent = new Map<string, Spent>();
  readonly #valkey: ValkeyClient | undefined;
  readonly #log: Logger | undefined;
  readonly #now: () => number;
  readonly #timer: NodeJS.Timeout | undefined;

  constructor(
    shared?: { valkey: ValkeyClient; log: Logger },
    now: () => number = () => Date.now(),
  ) {
    this.#valkey = shared?.valkey;
    this.#log = shared?.log;
    this.#now = now;
    if (shared) this.#timer = setInterval(() => void this.sync(), SYNC_MS).unref();
  }

  /**
   * Takes points of the caller's budget; throws {@link RateLimitedError} and takes none if they are
   * not there.
   */
  spend(caller: string, points: number, limit: number): BudgetState {
    const now = this.#now();
    this.#turnTo(Math.floor(now / WINDOW_MS));
    const spent = this.#spent.get(caller) ?? { here: 0, unsent: 0, elsewhere: 0 };
    const remaining = limit - spent.here - spent.elsewhere - points;
    const resetsAt = new Date((this.#window + 1) * WINDOW_MS);
    if (remaining < 0) {
      const seconds = Math.max(1, Math.ceil((resetsAt.getTime() - now) / 1000));
      const numbers = { limit, remaining: Math.max(0, remaining + points) };
      const refusal = platformReasons.BUDGET_SPENT({ ...numbers, points, seconds });
      throw new RateLimitedError(refusal, seconds, numbers);
    }
    spent.here += points;
    spent.unsent += points;
    this.#spent.set(caller, spent);
    return { limit, remaining, resetsAt };
  }

  /** Tells the other servers what was spent here, and learns what was spent there: one round trip. */
  async sync(): Promise<void> {
    const valkey = this.#valkey;
    if (!valkey) return;
    const window = this.#window;
    const changed = [...this.#spent].filter(([, { unsent }]) => unsent > 0);
    await Promise.all(
      changed.map(async ([caller, spent]) => {
        const { here, unsent } = spent;
        // Set off now: what is spent while this is under way goes along next time.
        spent.unsent = 0;
        try {
          const key = `budget:${window}:${caller}`;
          const [total] = await Promise.all([
            valkey.incrBy(key, unsent),
            valkey.expire(key, (2 * WINDOW_MS) / 1000),
          ]);
          spent.elsewhere = Math.max(0, total - here);
        } catch (error) {
          spent.unsent += unsent;
          this.#log?.debug({ err: error }, 'budgets are counted at this server alone');
        }
      }),
    );
  }

  close(): void {
    clearInterval(this.#timer);
  }

  /** Forgets the points that were spent in earlier minutes. */
  #turnTo(window: number): void {
    if (window === this.#window) return;
    this.#window = window;
    this.#spent = new Map();
  }
}
