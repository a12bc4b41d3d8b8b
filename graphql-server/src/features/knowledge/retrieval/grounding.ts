import type { EmbeddingCalibration } from '../embedding/calibration.js';
import { evidenceOf, groundingScore } from '../lexical/evidence.js';
import type { PackedIndex } from '../lexical/packed-index.js';
import type { QueryTerms } from '../lexical/query-terms.js';
import type { RankedUseCase } from './rank.js';

/** How many of the best are weighed before all are taken or refused. */
const WEIGHED = 3;

/** How much a trusted model's opinion counts against the lexical evidence. */
const VECTOR_EVIDENCE = 6;

/** Where between unrelated (0) and related (1) texts a cosine stops to speak against a use case. */
const NEUTRAL_SIMILARITY = 0.55;

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
    const lexical = groundingScore(evidenceOf(terms, index, passage, hit.lexical));
    return lexical + vectorEvidence(calibration, hit.cosine) >= 0;
  });
}

function vectorEvidence(
  calibration: EmbeddingCalibration | null,
  cosine: number | undefined,
): number {
  if (!calibration || cosine === undefined || calibration.trust === 0) return 0;
  const { trust, related, unrelated } = calibration;
  const similarity = Math.min(1.5, Math.max(-0.5, (cosine - unrelated) / (related - unrelated)));
  return trust * VECTOR_EVIDENCE * (similarity - NEUTRAL_SIMILARITY);
}
