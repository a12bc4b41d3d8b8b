import { AsyncLocalStorage } from 'node:async_hooks';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import {
  platformReasons,
  RateLimitedError,
  type Refusal,
  RetryLaterError,
} from '../errors/index.js';
import type { ValkeyClient } from '../valkey/index.js';
import { networkOf, siteOf } from './network-of.js';

/** How often something may happen. */
export interface RateLimit {
  /** Names the limit; limits with different names count apart. */
  name: string;
  points: number;
  durationSeconds: number;
  /** How long everything is refused once the points are used up; the rest of the window if unset. */
  blockSeconds?: number;
  /**
   * Refuses everything while the shared count is out of reach. Meant for guesses: a caller who can
   * reach several servers would have as many times the tries. All other limits are counted at each
   * server meanwhile.
   */
  refusesUncounted?: boolean;
}

/** What an attempt left of a limit. */
export interface LimitState {
  limit: RateLimit;
  remaining: number;
  /** Seconds until the limit is full again. */
  resetSeconds: number;
}

const noted = new AsyncLocalStorage<LimitState[]>();

/** Runs `work` and adds to `states` what it leaves of every limit that it touches. */
export const noteLimits = <T>(states: LimitState[], work: () => T): T => noted.run(states, work);

/** How many networks' worth of points the networks of one site have together. */
const SITE_POINTS = 5;

type Limiter = RateLimiterMemory | RateLimiterRedis;

const UNCOUNTED_SECONDS = 5;

/** Counts attempts: in this process, or in Valkey for all replicas together. */
export class RateLimits {
  readonly #limiters = new Map<string, Limiter>();
  readonly #valkey: ValkeyClient | undefined;

  constructor(valkey?: ValkeyClient) {
    this.#valkey = valkey;
  }

  /**
   * Takes a point before the attempt is evaluated, so that parallel attempts cannot slip through.
   * Throws {@link RateLimitedError} with `refusal` when none is left.
   */
  async consume(limit: RateLimit, key: string, refusal: Refusal): Promise<void> {
    try {
      note(limit, await this.#limiter(limit).consume(key));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) {
        throw new RetryLaterError(
          'UNAVAILABLE',
          platformReasons.SERVICE_UNAVAILABLE,
          UNCOUNTED_SECONDS,
        );
      }
      note(limit, error);
      const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      throw new RateLimitedError(refusal, seconds, { limit: limit.points, remaining: 0 });
    }
  }

  /**
   * Takes a point of the network that an address belongs to. The networks of one site share
   * {@link SITE_POINTS} times as many: a caller who owns thousands of networks must not have as
   * many tries.
   */
  async consumeFrom(limit: RateLimit, address: string, refusal: Refusal): Promise<void> {
    await this.consume(limit, networkOf(address), refusal);
    const site = siteOf(address);
    if (site !== undefined) await this.consume(ofSite(limit), site, refusal);
  }

  /** Gives back what {@link consumeFrom} took. */
  async refundTo(limit: RateLimit, address: string): Promise<void> {
    await this.refund(limit, networkOf(address));
    const site = siteOf(address);
    if (site !== undefined) await this.refund(ofSite(limit), site);
  }

  /**
   * Takes a point of a count that is not the caller's own, of which they are not told either. Gives how
   * many were taken in this window and how long it lasts; undefined while the count is out of reach.
   */
  async tally(
    limit: RateLimit,
    key: string,
  ): Promise<{ taken: number; resetSeconds: number } | undefined> {
    const state = await this.#limiter(limit)
      .consume(key)
      .catch((error: unknown) => (error instanceof RateLimiterRes ? error : undefined));
    return (
      state && {
        taken: state.consumedPoints,
        resetSeconds: Math.max(1, Math.ceil(state.msBeforeNext / 1000)),
      }
    );
  }

  /** Gives one point back, e.g. because the attempt turned out to be no guess. */
  async refund(limit: RateLimit, key: string): Promise<void> {
    // What cannot be given back now is back when the window ends.
    await this.#limiter(limit)
      .reward(key, 1)
      .catch(() => undefined);
  }

  /** Forgets past attempts, e.g. after the right number was given. */
  async reset(limit: RateLimit, key: string): Promise<void> {
    await this.#limiter(limit)
      .delete(key)
      .catch(() => undefined);
  }

  #limiter(limit: RateLimit): Limiter {
    const known = this.#limiters.get(limit.name);
    if (known) return known;
    const options = {
      keyPrefix: `limit:${limit.name}`,
      points: limit.points,
      duration: limit.durationSeconds,
      ...(limit.blockSeconds ? { blockDuration: limit.blockSeconds } : {}),
    };
    const here = new RateLimiterMemory(options);
    const limiter = this.#valkey
      ? new RateLimiterRedis({
          ...options,
          storeClient: this.#valkey,
          useRedisPackage: true,
          rejectIfRedisNotReady: true,
          ...(limit.refusesUncounted ? {} : { insuranceLimiter: here }),
        })
      : here;
    this.#limiters.set(limit.name, limiter);
    return limiter;
  }
}

const ofSite = (limit: RateLimit): RateLimit => ({
  ...limit,
  name: `${limit.name}-site`,
  points: limit.points * SITE_POINTS,
});

function note(limit: RateLimit, { remainingPoints, msBeforeNext }: RateLimiterRes): void {
  noted.getStore()?.push({
    limit,
    remaining: Math.max(0, remainingPoints),
    resetSeconds: Math.max(0, Math.ceil(msBeforeNext / 1000)),
  });
}
