import { isStopWord, wordsOf } from '../../../platform/german/index.js';
import { type Expansion, expandQuery } from './query-expansion.js';
import type { TermWeights } from './packed-index.js';
import { gramTerms, stemTerm } from './terms.js';

/** Function words still tell questions apart a little ("wo", "wann"), but never decide. */
const STOP_WORD_WEIGHT = 0.4;

/** What the vocabulary adds to a question whose own words occur in the use cases. */
const EXPANSION_WEIGHT = 0.3;

/** What it adds where a word that brought it occurs nowhere, so that it stands in for that word. */
const SUBSTITUTE_WEIGHT = 0.7;

/** A question made ready for the search. */
export interface QueryTerms {
  /** Weights of the terms to look for. */
  weights: TermWeights;
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
  const weights = new Map<number, number>();
  for (const word of contentWords) raise(weights, [stemTerm(word), ...gramTerms(word)], 1);
  for (const word of words) raise(weights, [stemTerm(word)], STOP_WORD_WEIGHT);
  for (const { word, causes } of expansions) {
    const substitutes = causes.some((cause) => !isStopWord(cause) && !isKnown(stemTerm(cause)));
    const share = substitutes ? SUBSTITUTE_WEIGHT : EXPANSION_WEIGHT;
    raise(weights, [stemTerm(word), ...gramTerms(word)], share);
  }
  return { weights, contentWords, expansions };
}

function raise(weights: Map<number, number>, terms: readonly number[], weight: number): void {
  for (const term of terms) weights.set(term, Math.max(weights.get(term) ?? 0, weight));
}
