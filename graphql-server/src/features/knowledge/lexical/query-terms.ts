import { isStopWord, wordsOf } from '../../../platform/german/index.js';
import { expandQuery } from './query-expansion.js';
import type { SparseVector } from './sparse-vector.js';
import { gramTerms, stemTerm } from './terms.js';

/** Function words still tell questions apart a little ("wo", "wann"), but never decide. */
const STOP_WORD_WEIGHT = 0.3;

/** What the vocabulary adds counts less than what was asked. */
const EXPANSION_WEIGHT = 0.6;

/** A question made ready for the search. */
export interface QueryTerms {
  /** Weights for the inner product with the passages' vectors; empty when nothing can match. */
  vector: SparseVector;
  /** Words of the question that carry its topic, in order, each once. */
  contentWords: string[];
  /** What the vocabulary added. */
  expansions: string[];
}

/** Turns a question into weighted terms. */
export function queryTerms(query: string): QueryTerms {
  const words = [...new Set(wordsOf(query))];
  const contentWords = words.filter((word) => !isStopWord(word));
  const expansions = expandQuery(query).map(({ word }) => word);
  const vector = new Map<number, number>();
  for (const word of contentWords) raise(vector, [stemTerm(word), ...gramTerms(word)], 1);
  for (const word of words) raise(vector, [stemTerm(word)], STOP_WORD_WEIGHT);
  for (const word of expansions) {
    raise(vector, [stemTerm(word), ...gramTerms(word)], EXPANSION_WEIGHT);
  }
  return { vector, contentWords, expansions };
}

function raise(vector: Map<number, number>, terms: readonly number[], weight: number): void {
  for (const term of terms) vector.set(term, Math.max(vector.get(term) ?? 0, weight));
}
