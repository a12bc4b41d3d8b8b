import { createHash } from 'node:crypto';
import type { Cache } from '../../../platform/cache/index.js';
import type { Metrics } from '../../../platform/telemetry/index.js';
import type { ModelBudget } from '../../token-budget/index.js';

const CACHE_SECONDS = 24 * 3600;

/** The company's tokens of this day are used up; nothing has failed. */
export class BudgetSpentError extends Error {}

/** Vectors of questions, cached in this process and, where there is one, in the shared cache. */
export class QueryEmbedder {
  readonly #budget: ModelBudget;
  readonly #cache: Cache;
  readonly #metrics: Metrics;

  constructor(budget: ModelBudget, cache: Cache, metrics: Metrics) {
    this.#budget = budget;
    this.#cache = cache;
    this.#metrics = metrics;
  }

  /**
   * The vector of a company's question, of the model that its passages have vectors of; rejects when
   * the provider does not deliver in time.
   *
   * @throws BudgetSpentError when the company has to do without
   */
  async embed(
    companyId: string,
    query: string,
    { model: wanted, signal }: { model: string | null; signal: AbortSignal },
  ): Promise<{ model: string; vector: number[] }> {
    const provider = this.#budget.aiFor(companyId);
    const model = wanted ?? provider.embeddingModel.name;
    const text = query.trim();
    // The text itself stays out of the cache's keys: people write personal things.
    const digest = createHash('sha256').update(text).digest('base64url');
    const key = `embedding:${companyId}:${model}:${digest}`;
    const cached = await this.#cache.get(key);
    const found = cached ? (cached.level === 1 ? 'l1Hits' : 'l2Hits') : 'misses';
    this.#metrics.count('cache', { [found]: 1 });
    if (cached) return { model, vector: unpack(cached.value) };
    if (await this.#budget.isSpent(companyId)) throw new BudgetSpentError('No tokens are left.');
    const [vector] = await provider.embed([text], 'query', signal, undefined, model);
    if (!vector) throw new Error('The provider returned no vector.');
    await this.#cache.set(key, pack(vector), CACHE_SECONDS);
    return { model, vector };
  }
}

function pack(vector: readonly number[]): string {
  return Buffer.from(Float32Array.from(vector).buffer).toString('base64');
}

function unpack(value: string): number[] {
  const bytes = Uint8Array.from(Buffer.from(value, 'base64'));
  return [...new Float32Array(bytes.buffer)];
}
