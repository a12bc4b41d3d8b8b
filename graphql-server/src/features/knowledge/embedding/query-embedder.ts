import { createHash } from 'node:crypto';
import type { AiProvider } from '../../../platform/ai/index.js';
import type { Cache } from '../../../platform/cache/index.js';
import type { Metrics } from '../../../platform/telemetry/index.js';

const CACHE_SECONDS = 24 * 3600;

/** Vectors of questions, cached in this process and, where there is one, in the shared cache. */
export class QueryEmbedder {
  readonly #provider: AiProvider;
  readonly #cache: Cache;
  readonly #metrics: Metrics;

  constructor(provider: AiProvider, cache: Cache, metrics: Metrics) {
    this.#provider = provider;
    this.#cache = cache;
    this.#metrics = metrics;
  }

  /** Name of the model that the vectors are of. */
  get model(): string {
    return this.#provider.embeddingModel.name;
  }

  /** The vector of a question; rejects when the provider does not deliver in time. */
  async embed(query: string, signal: AbortSignal): Promise<number[]> {
    const text = query.trim();
    // The text itself stays out of the cache's keys: people write personal things.
    const digest = createHash('sha256').update(text).digest('base64url');
    const key = `embedding:${this.model}:${digest}`;
    const cached = await this.#cache.get(key);
    const found = cached ? (cached.level === 1 ? 'l1Hits' : 'l2Hits') : 'misses';
    this.#metrics.count('cache', { [found]: 1 });
    if (cached) return unpack(cached.value);
    const [vector] = await this.#provider.embed([text], 'query', signal);
    if (!vector) throw new Error('The provider returned no vector.');
    await this.#cache.set(key, pack(vector), CACHE_SECONDS);
    return vector;
  }
}

function pack(vector: readonly number[]): string {
  return Buffer.from(Float32Array.from(vector).buffer).toString('base64');
}

function unpack(value: string): number[] {
  const bytes = Uint8Array.from(Buffer.from(value, 'base64'));
  return [...new Float32Array(bytes.buffer)];
}
