import { isStopWord, wordsOf } from '../../../platform/german/index.js';
import { type Expansion, expandQuery } from './query-expansion.js';
import type { SparseVector } from './sparse-vector.js';
import { gramTerms, stemTerm } from './terms.js';

/** Function words still tell questions apart a little ("wo", "wann"), but never decide. */
const STOP_WORD_WEIGHT = 0.4;

/** What the vocabulary adds to a question whose own words occur in the use cases. */
const EXPANSION_WEIGHT = 0.3;

/** What it adds where a word that brought it occurs nowhere, so that it stands in for that word. */
const SUBSTITUTE_WEIGHT = 0.7;

/** A question made ready for the search. */
export interface QueryTerms {
  /** Weights for the inner product with the passages' vectors; empty when nothing can match. */
  vector: SparseVector;
  /** Words of the question that carry its topic, in order, each once. */
  contentWords: string[];
  /** What the vocabulary added. */
  expansions: Expansion[];
}

/**
 * Turns a question into weighted terms.
 *
 * @param isKnown whether a stem occurs in the use cases that will be searched
 */
export function queryTerms(query: string, isKnown: (stemTerm: number) => boolean): QueryTerms {
  const words = [...new Set(wordsOf(query))];
  const contentWords = words.filter((word) => !isStopWord(word));
  const expansions = expandQuery(query);
  const vector = new Map<number, number>();
  for (const word of contentWords) raise(vector, [stemTerm(word), ...gramTerms(word)], 1);
  for (const word of words) raise(vector, [stemTerm(word)], STOP_WORD_WEIGHT);
  for (const { word, causes } of expansions) {
    const substitutes = causes.some((cause) => !isStopWord(cause) && !isKnown(stemTerm(cause)));
    const weight = substitutes ? SUBSTITUTE_WEIGHT : EXPANSION_WEIGHT;
    raise(vector, [stemTerm(word), ...gramTerms(word)], weight);
  }
  return { vector, contentWords, expansions };
}

function raise(vector: Map<number, number>, terms: readonly number[], weight: number): void {
  for (const term of terms) vector.set(term, Math.max(vector.get(term) ?? 0, weight));
}
