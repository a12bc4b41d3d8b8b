import { LRUCache } from 'lru-cache';
import type { ValkeyClient } from '../valkey/index.js';

/**
 * Characters that one process keeps at hand: the vectors of about a thousand questions. A question that
 * comes again mostly does so soon; more would only fill memory, for the better part of a day.
 */
const NEAR_SIZE = 8 * 1024 * 1024;

/** Values that may be recomputed at any time: first level in process, second level shared. */
export class Cache {
  readonly #near = new LRUCache<string, string>({
    maxSize: NEAR_SIZE,
    sizeCalculation: (v) => v.length + 1,
  });
  readonly #valkey: ValkeyClient | undefined;

  constructor(valkey?: ValkeyClient) {
    this.#valkey = valkey;
  }

  /** How many values this process keeps at hand. */
  get size(): number {
    return this.#near.size;
  }

  /** The value and the level it was found at; `undefined` when nowhere. */
  async get(key: string): Promise<{ value: string; level: 1 | 2 } | undefined> {
    const near = this.#near.get(key);
    if (near !== undefined) return { value: near, level: 1 };
    const far = await this.#valkey?.get(`cache:${key}`).catch(() => null);
    if (far === null || far === undefined) return undefined;
    this.#near.set(key, far);
    return { value: far, level: 2 };
  }

  async set(key: string, value: string, ttlSeconds: number): Promise<void> {
    this.#near.set(key, value, { ttl: ttlSeconds * 1000 });
    // A cache that cannot be written is slow, not broken.
    await this.#valkey
      ?.set(`cache:${key}`, value, { expiration: { type: 'EX', value: ttlSeconds } })
      .catch(() => null);
  }
}
