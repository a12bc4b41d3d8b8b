import type { EmbeddingKind } from '../ai-provider.js';

/** How long to wait for a provider, in milliseconds. */
export interface Patience {
  /** Before the first word of an answer, over all attempts: then it is answered without a model. */
  firstWord: number;
  /** Before the first event of a request that no user waits for. */
  firstEvent: number;
  /** Between two events. */
  nextEvent: number;
  /** For one attempt at an answer, so that a trickle ends too. */
  whole: number;
  /** For rewriting a question as a search query; without an answer, the question itself is used. */
  rewrite: number;
  embeddings: Readonly<Record<EmbeddingKind, number>>;
}

export const PATIENCE: Patience = {
  firstWord: 8_000,
  firstEvent: 25_000,
  nextEvent: 8_000,
  whole: 60_000,
  rewrite: 2_500,
  // A question is searched by words alone when its vector does not come at once.
  embeddings: { query: 3_000, document: 60_000 },
};
