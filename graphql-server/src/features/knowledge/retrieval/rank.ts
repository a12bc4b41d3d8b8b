import { conceptTerm, homeliness } from '../concepts/concept-tags.js';
import type { ConceptScores } from '../concepts/concept-scores.js';
import { type PackedIndex, rangeOf, scorePassages } from '../lexical/packed-index.js';
import type { QueryTerms } from '../lexical/query-terms.js';
import { wordingScores } from '../wordings/wording-search.js';
import type { SearchablePromptFile } from './prompt-file-cache.js';
import { bringPartsForward } from './series.js';
import { TopList } from './top-list.js';
import type { Nearness } from './vector-matrix.js';

/** The best chunk of a use case for a question. */
export interface RankedUseCase {
  id: string;
  title: string;
  text: string;
  /** The part of `text` that was found. */
  chunk: string;
  /** How people ask for it, as the company has accepted. */
  wordings: string;
  /** Position of that part in the prompt file. */
  position: number;
  lexical: number;
  cosine: number | undefined;
  /** Between 0 and 2; only comparable within one search. */
  score: number;
}

/** Use cases that words bring into the comparison with vectors. */
const LEXICAL_LIMIT = 20;

/** What concepts count beside words, and how much less a doubtful concept counts than a sure one. */
const CONCEPT_WEIGHT = 2;
const CONCEPT_SHARPNESS = 2;

/** The same of the concepts of a use case: it is about its first one, and touches the others. */
const TAG_SHARPNESS = 1.5;

/**
 * What all concepts beside the best one count. A question that may be about three neighbours is about one
 * of them: a use case that is a little about each must not outdo the one that is about the likeliest.
 */
const OTHER_CONCEPTS = 0.25;

/** Scores of the words of a question, and the positions of the best chunk of each best use case. */
export interface LexicalRanking {
  scores: Float32Array;
  positions: number[];
  /** The score of the best chunk of each use case, by its number. */
  useCaseScores: Float32Array;
}

/** Ranks by words and by the concepts that they speak of, without vectors. */
export function rankByWords(
  { index, wordings }: Pick<SearchablePromptFile, 'index' | 'wordings'>,
  terms: Pick<QueryTerms, 'weights' | 'concepts'>,
  hidden: ReadonlySet<number> = new Set(),
): LexicalRanking {
  const scores = scorePassages(index, terms.weights);
  addConcepts(scores, index, terms.concepts);
  const gains = wordings && wordingScores(wordings, terms.weights);
  const { useCases } = index;
  const useCaseScores = new Float32Array((useCases.at(-1) ?? -1) + 1);
  // Passages of a use case stand together, so that the best of each is known when the next begins.
  const top = new TopList(LEXICAL_LIMIT);
  let champion = 0;
  for (let position = 1; position <= scores.length; position += 1) {
    const best = scores[champion] ?? 0;
    if (position < scores.length && useCases[position] === useCases[champion]) {
      if ((scores[position] ?? 0) > best) champion = position;
      continue;
    }
    const score = best + (gains?.get(useCases[champion] ?? 0) ?? 0);
    scores[champion] = score;
    if (score > 0 && !hidden.has(useCases[champion] ?? 0)) {
      useCaseScores[useCases[champion] ?? 0] = score;
      top.offer(champion, score);
    }
    champion = position;
  }
  return { scores, positions: top.positions(), useCaseScores };
}

/** Adds what each passage gains by being about what the question is about. */
function addConcepts(
  scores: Float32Array,
  index: PackedIndex,
  { shares, weight }: ConceptScores,
): void {
  const unit = homeliness(index) * CONCEPT_WEIGHT * weight;
  if (unit === 0) return;
  const best = new Float32Array(index.passages);
  const all = new Float32Array(index.passages);
  for (const [concept, share] of shares) {
    const [from, to] = rangeOf(index, conceptTerm(concept));
    for (let i = from; i < to; i += 1) {
      const passage = index.postings[i] ?? 0;
      const tag = (index.weights[i] ?? 0) * index.scale;
      const gain = unit * share ** CONCEPT_SHARPNESS * tag ** TAG_SHARPNESS;
      best[passage] = Math.max(best[passage] ?? 0, gain);
      all[passage] = (all[passage] ?? 0) + gain;
    }
  }
  for (let passage = 0; passage < best.length; passage += 1) {
    const gain = best[passage] ?? 0;
    const others = (all[passage] ?? 0) - gain;
    scores[passage] = (scores[passage] ?? 0) + gain + OTHER_CONCEPTS * others;
  }
}

/**
 * Ranks by words and vectors: both scores are scaled to their best and added, the vectors' by
 * `vectorWeight`. A reciprocal rank fusion was measured, too: with weak vectors it cost up to 80 % of
 * the recall, since it lets the tenth best of a useless list count like the tenth of a good one.
 */
export function rankTogether(
  file: Pick<SearchablePromptFile, 'index' | 'useCases' | 'chunks' | 'wordings'>,
  { scores, positions, useCaseScores }: LexicalRanking,
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
    const wordings = file.wordings?.texts.get(useCase) ?? '';
    if (score > (best.get(useCase)?.score ?? -1)) {
      best.set(useCase, { id, title, text, chunk, wordings, position, lexical, cosine, score });
    }
  }
  const ranked = [...best.values()].toSorted(
    (a, b) => b.score - a.score || a.position - b.position,
  );
  return bringPartsForward(ranked, {
    useCases: file.useCases,
    scoreOf: (useCase) => (bestWords > 0 ? (useCaseScores[useCase] ?? 0) / bestWords : 0),
    numberOf: ({ position }) => file.index.useCases[position] ?? 0,
  });
}
