import type { AiProvider } from '../../../platform/ai/index.js';
import { calibrate, type EmbeddingCalibration } from './calibration.js';
import { vectorText } from './vector-text.js';

/** Passages per call of the provider. */
export const EMBEDDING_BATCH = 60;

/** What a prompt file keeps about the vectors of its passages. */
export interface EmbeddingFacts {
  embeddingModel: string | null;
  embeddingDimensions: number | null;
  embeddingCalibration: EmbeddingCalibration | null;
}

/** The facts of a prompt file whose passages have no vectors. */
export const NO_EMBEDDINGS: EmbeddingFacts = {
  embeddingModel: null,
  embeddingDimensions: null,
  embeddingCalibration: null,
};

/** Vectors for all passages of one prompt file, batch by batch. */
export class PassageEmbedder {
  readonly #provider: AiProvider;
  readonly #signal: AbortSignal;
  #dimensions: number | undefined;

  constructor(provider: AiProvider, signal: AbortSignal) {
    this.#provider = provider;
    this.#signal = signal;
  }

  /** Vectors in pgvector's text form, one a passage. */
  async embed(passages: readonly { title: string; text: string }[]): Promise<string[]> {
    const texts = passages.map(({ title, text }) => `${title}\n${text}`);
    const vectors = await this.#provider.embed(texts, 'document', this.#signal);
    for (const { length } of vectors) {
      this.#dimensions ??= length;
      if (length !== this.#dimensions || length === 0) {
        throw new Error('The embedding model returns vectors of different lengths.');
      }
    }
    return vectors.map(vectorText);
  }

  /** What to keep once every passage has its vector. */
  async finish(): Promise<EmbeddingFacts> {
    return {
      embeddingModel: this.#provider.embeddingModel.name,
      embeddingDimensions: this.#dimensions ?? null,
      embeddingCalibration: await calibrate(this.#provider, this.#signal),
    };
  }
}
