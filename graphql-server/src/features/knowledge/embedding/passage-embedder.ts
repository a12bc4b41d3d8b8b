import { v7 as uuid } from 'uuid';
import type { AiProvider } from '../../../platform/ai/index.js';
import type { PromptFile, VectorSet } from '../files/prompt-file.entity.js';
import { calibrate } from './calibration.js';
import type { KnownVectors } from './known-vectors.js';
import { vectorText } from './vector-text.js';

/** Passages per call of the provider. */
export const EMBEDDING_BATCH = 60;

/** What a prompt file keeps about the vectors that answer. */
export type EmbeddingFacts = Required<
  Pick<
    PromptFile,
    'vectorSetId' | 'embeddingModel' | 'embeddingDimensions' | 'embeddingCalibration'
  >
>;

/** The facts of a prompt file whose passages have no vectors. */
export const NO_EMBEDDINGS: EmbeddingFacts = {
  vectorSetId: null,
  embeddingModel: null,
  embeddingDimensions: null,
  embeddingCalibration: null,
};

/** The facts of a prompt file that answers from this set. */
export const factsOf = (set: VectorSet): EmbeddingFacts => ({
  vectorSetId: set.id,
  embeddingModel: set.model,
  embeddingDimensions: set.dimensions,
  embeddingCalibration: set.calibration,
});

/** Vectors for all passages of one prompt file, batch by batch. */
export class PassageEmbedder {
  readonly #provider: AiProvider;
  readonly #signal: AbortSignal;
  readonly #known: KnownVectors | undefined;

  /** What is known already is not asked for again. */
  constructor(provider: AiProvider, signal: AbortSignal, known?: KnownVectors) {
    this.#provider = provider;
    this.#signal = signal;
    this.#known = known;
  }

  /** A new set, which holds nothing yet, and what the model is worth. */
  async begin(): Promise<VectorSet> {
    if (this.#known) return { ...this.#known.set, id: uuid() };
    const { dimensions, ...calibration } = await calibrate(this.#provider, this.#signal);
    return {
      id: uuid(),
      model: this.#provider.embeddingModel.name,
      dimensions,
      calibration,
    };
  }

  /** Vectors of a set in pgvector's text form, one a passage. */
  async embed(
    set: VectorSet,
    passages: readonly { title: string; text: string }[],
  ): Promise<string[]> {
    const known = (await this.#known?.of(passages)) ?? [];
    const missing = passages.filter((_, i) => known[i] === undefined);
    const made = missing.length > 0 ? await this.#make(set, missing) : [];
    let next = 0;
    return passages.map((_, i) => known[i] ?? made[next++] ?? '');
  }

  async #make(
    { model, dimensions }: VectorSet,
    passages: readonly { title: string; text: string }[],
  ): Promise<string[]> {
    const texts = passages.map(({ title, text }) => `${title}\n${text}`);
    const vectors = await this.#provider.embed(texts, 'document', this.#signal, undefined, model);
    if (vectors.some(({ length }) => length !== dimensions || length === 0)) {
      throw new Error('The embedding model returns vectors of different lengths.');
    }
    return vectors.map(vectorText);
  }
}
