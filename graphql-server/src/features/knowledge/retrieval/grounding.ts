import type { EmbeddingCalibration } from '../embedding/calibration.js';
import { evidenceOf, groundingScore } from '../lexical/evidence.js';
import type { PackedIndex } from '../lexical/packed-index.js';
import type { QueryTerms } from '../lexical/query-terms.js';
import type { RankedUseCase } from './rank.js';

/** How many of the best are weighed before all are taken or refused. */
const WEIGHED = 3;

/** Where between unrelated (0) and related (1) texts a cosine says nothing for or against. */
const NEUTRAL_SIMILARITY = 0.55;

/** What a trusted model's opinion counts for each step beyond that, and at most for and against. */
const VECTOR_SLOPE = 10;
const VECTOR_BOUNDS = [-2.5, 4.5] as const;

/** How far words can outvote a trusted model. */
const WORD_BOUNDS = [-3, 3] as const;

/**
 * Whether an answer may rest on what was found. Without this floor a question about the weather would
 * be answered from the least unfitting use case.
 */
export function isGrounded(
  terms: QueryTerms,
  index: PackedIndex,
  calibration: EmbeddingCalibration | null,
  hits: readonly RankedUseCase[],
): boolean {
  return hits.slice(0, WEIGHED).some((hit) => {
    const passage = { title: hit.title, text: hit.chunk };
    const words = groundingScore(evidenceOf(terms, index, passage, hit.lexical));
    return withVectors(words, calibration, hit.cosine) >= 0;
  });
}

/** The more a model is trusted, the less words alone decide. */
function withVectors(
  words: number,
  calibration: EmbeddingCalibration | null,
  cosine: number | undefined,
): number {
  if (!calibration || cosine === undefined || calibration.trust === 0) return words;
  const { trust, related, unrelated } = calibration;
  const similarity = (cosine - unrelated) / (related - unrelated);
  const vectors = clamp(VECTOR_SLOPE * (similarity - NEUTRAL_SIMILARITY), VECTOR_BOUNDS);
  return (1 - trust) * words + trust * (clamp(words, WORD_BOUNDS) + vectors);
}

const clamp = (value: number, [least, most]: readonly [number, number]) =>
  Math.min(most, Math.max(least, value));
