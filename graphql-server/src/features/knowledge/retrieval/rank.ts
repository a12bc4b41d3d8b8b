import type { Nearness } from '../knowledge.repository.js';
import { scorePassages, type TermWeights } from '../lexical/packed-index.js';
import type { SearchablePromptFile } from './prompt-file-cache.js';

/** The best chunk of a use case for a question. */
export interface RankedUseCase {
  id: string;
  title: string;
  text: string;
  /** The part of `text` that was found. */
  chunk: string;
  /** Position of that part in the prompt file. */
  position: number;
  lexical: number;
  cosine: number | undefined;
  /** Between 0 and 2; only comparable within one search. */
  score: number;
}

/** Use cases that words bring into the comparison with vectors. */
const LEXICAL_LIMIT = 20;

/** Scores of the words of a question, and the positions of the best chunk of each best use case. */
export interface LexicalRanking {
  scores: Float32Array;
  positions: number[];
}

/** Ranks by words alone. */
export function rankByWords(
  { index }: Pick<SearchablePromptFile, 'index'>,
  terms: TermWeights,
): LexicalRanking {
  const scores = scorePassages(index, terms);
  const best = new Map<number, number>();
  scores.forEach((score, position) => {
    const useCase = index.useCases[position] ?? 0;
    if (score > (scores[best.get(useCase) ?? -1] ?? 0)) best.set(useCase, position);
  });
  const positions = [...best.values()]
    .toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))
    .slice(0, LEXICAL_LIMIT);
  return { scores, positions };
}

/**
 * Ranks by words and vectors: both scores are scaled to their best and added, the vectors' by
 * `vectorWeight`. A reciprocal rank fusion was measured, too: with weak vectors it cost up to 80 % of
 * the recall, since it lets the tenth best of a useless list count like the tenth of a good one.
 */
export function rankTogether(
  file: Pick<SearchablePromptFile, 'index' | 'useCases' | 'chunks'>,
  { scores, positions }: LexicalRanking,
  nearness: readonly Nearness[],
  vectorWeight: number,
): RankedUseCase[] {
  const cosines = new Map(nearness.map(({ position, cosine }) => [position, cosine]));
  const nearest = Math.max(...cosines.values());
  const farthest = Math.min(...cosines.values());
  const bestWords = Math.max(...positions.map((position) => scores[position] ?? 0));
  const best = new Map<number, RankedUseCase>();
  for (const position of new Set([...positions, ...cosines.keys()])) {
    const useCase = file.index.useCases[position] ?? 0;
    const lexical = scores[position] ?? 0;
    const cosine = cosines.get(position);
    const words = bestWords > 0 ? lexical / bestWords : 0;
    const span = nearest - farthest;
    const vectors = cosine !== undefined && span > 0 ? (cosine - farthest) / span : 0;
    const score = words + vectorWeight * vectors;
    const { id, title, text } = file.useCases[useCase] ?? { id: '', title: '', text: '' };
    const chunk = file.chunks[position] ?? '';
    if (score > (best.get(useCase)?.score ?? -1)) {
      best.set(useCase, { id, title, text, chunk, position, lexical, cosine, score });
    }
  }
  return [...best.values()].toSorted((a, b) => b.score - a.score || a.position - b.position);
}
