import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ValkeyClient } from '../valkey/index.js';

/** Keys that are remembered; which are forgotten early matters to those who write that much. */
const MOST_KEYS = 100_000;

/** A key that was told to the other processes so recently is not told again. */
const TOLD_MS = 500;

/**
 * The keys of callers who have written, or were told of a write, within the last seconds, at any
 * process.
 */
export class RecentWrites {
  readonly #local: LRUCache<string, number>;
  readonly #told: LRUCache<string, true>;
  readonly #keptMs: number;
  readonly #valkey: Pick<ValkeyClient, 'get' | 'set'> | undefined;
  readonly #process = randomUUID();
  #blindUntil = -Infinity;

  /** Writes are remembered for as long as a replica that is read from may be behind, and longer. */
  constructor(keptMs: number, valkey?: Pick<ValkeyClient, 'get' | 'set'>) {
    this.#keptMs = keptMs;
    this.#valkey = valkey;
    this.#local = new LRUCache({ max: MOST_KEYS });
    this.#told = new LRUCache({ max: MOST_KEYS, ttl: TOLD_MS });
  }

  /** Remembers a write that has been committed, here and, when this resolves, at all processes. */
  async note(keys: readonly string[]): Promise<void> {
    this.#rememberHere(keys);
    const untold = keys.filter((key) => !this.#told.has(key));
    if (!this.#valkey || untold.length === 0) return;
    await Promise.all(untold.map((key) => this.#tell(key))).catch(() => this.#lose());
    // Another process may have written between the two; what it has told is gone with ours.
    this.#rememberHere(keys);
  }

  /** When this process last wrote under one of these keys, by `performance.now()`. */
  here(keys: readonly string[]): number {
    return Math.max(-Infinity, ...keys.map((key) => this.#local.get(key) ?? -Infinity));
  }

  /** Whether another process may have written under one of these keys. */
  async elsewhere(keys: readonly string[]): Promise<boolean> {
    const valkey = this.#valkey;
    if (!valkey) return false;
    if (performance.now() < this.#blindUntil) return true;
    try {
      const found = await Promise.all(keys.map((key) => valkey.get(nameOf(key))));
      return found.some((process) => process !== null && process !== this.#process);
    } catch {
      this.#lose();
      return true;
    }
  }

  #rememberHere(keys: readonly string[]): void {
    const now = performance.now();
    for (const key of keys) this.#local.set(key, now);
  }

  async #tell(key: string): Promise<void> {
    const expiration = { type: 'PX', value: this.#keptMs + TOLD_MS } as const;
    await this.#valkey?.set(nameOf(key), this.#process, { expiration });
    this.#told.set(key, true);
  }

  /** What others write while Valkey is away is never heard of. */
  #lose(): void {
    this.#blindUntil = performance.now() + this.#keptMs;
  }
}

const nameOf = (key: string) => `wrote:${key}`;
