import type OpenAI from 'openai';
import { AiError } from '../ai-error.js';
import type { EmbeddingKind, EmbeddingModel, UsageListener } from '../ai-provider.js';
import { estimateTokens } from '../token-estimate.js';
import { beforeRetry, createBreaker, guarded, MAX_CALLS } from './attempts.js';
import { classifyError } from './classify-error.js';
import type { Patience } from './patience.js';

const CALLS = { query: 1, document: MAX_CALLS } as const;
const BATCH = 64;

/** How one batch is embedded. */
interface EmbeddingRun {
  kind: EmbeddingKind;
  signal: AbortSignal;
  onUsage: UsageListener;
}

/** Calls of one embedding model, in batches. */
export class EmbeddingCalls {
  readonly model: EmbeddingModel;
  readonly #client: OpenAI;
  readonly #patience: Patience['embeddings'];
  readonly #breaker = createBreaker();

  constructor(client: OpenAI, name: string, patience: Patience['embeddings']) {
    this.#client = client;
    this.#patience = patience;
    this.model = { name, dimensions: undefined };
  }

  /** One vector a text, in order. */
  async embed(texts: readonly string[], run: EmbeddingRun): Promise<number[][]> {
    const vectors: number[][] = [];
    for (let i = 0; i < texts.length; i += BATCH) {
      vectors.push(...(await this.#batch(texts.slice(i, i + BATCH), run)));
    }
    return vectors;
  }

  async #batch(input: string[], run: EmbeddingRun): Promise<number[][]> {
    for (let calls = 1; ; calls += 1) {
      try {
        return await guarded(this.#breaker, () => this.#once(input, run));
      } catch (error) {
        if (calls >= CALLS[run.kind]) throw error;
        await beforeRetry(error, calls, run.signal);
      }
    }
  }

  async #once(input: string[], { kind, signal, onUsage }: EmbeddingRun): Promise<number[][]> {
    const book = (tokens = estimateTokens(input.join(''))) =>
      onUsage({ model: this.model.name, inputTokens: tokens, outputTokens: 0 });
    try {
      const { data, usage } = await this.#client.embeddings.create(
        { model: this.model.name, input, encoding_format: 'float' },
        { signal, timeout: this.#patience[kind] },
      );
      const vectors = data.toSorted((a, b) => a.index - b.index).map((row) => row.embedding);
      book((usage as typeof usage | undefined)?.prompt_tokens);
      const dimensions = vectors[0]?.length ?? 0;
      if (vectors.length !== input.length || dimensions === 0) {
        throw new AiError('malformed', 'The provider returned another number of vectors.');
      }
      this.model.dimensions = dimensions;
      return vectors;
    } catch (error) {
      const failure =
        error instanceof TypeError
          ? new AiError('malformed', 'The provider did not return vectors.')
          : classifyError(error, { client: this.#client, model: this.model.name });
      if (failure.code === 'timeout') book();
      signal.throwIfAborted();
      throw failure;
    }
  }
}
