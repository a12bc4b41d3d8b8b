import { hash32, isStopWord, wordsOf } from '../../../platform/german/index.js';
import { gramTerms, stemTerm } from '../lexical/terms.js';
import { CONCEPTS } from './concept-bank.js';
import { type ConceptScores, conceptScores } from './concept-scores.js';

/** Keeps concepts apart from stems and character grams. */
const CONCEPT_SEED = 3;

/** A title tells what a use case is about, the beginning of its text confirms it. */
const TEXT_SHARE = 0.4;
const TEXT_LENGTH = 400;

/** Tags of one use case. A best one of less than this is doubtful, and stays weak. */
const MOST_TAGS = 4;
const CERTAIN = 0.6;

const TERMS = CONCEPTS.map(({ name }) => hash32(name, CONCEPT_SEED));

/** The number of a concept in the lexical index. */
export const conceptTerm = (concept: number): number => TERMS[concept] ?? 0;

/** What a use case is about: weights up to 1 by the concepts' numbers in the bank. */
export function conceptTags(title: string, text: string): Map<number, number> {
  const tags = new Map<number, number>();
  const add = ({ shares }: ConceptScores, weight: number) => {
    for (const [concept, share] of shares) {
      tags.set(concept, (tags.get(concept) ?? 0) + share * weight);
    }
  };
  add(conceptScores(termsOf(title)), 1);
  add(conceptScores(termsOf(text.slice(0, TEXT_LENGTH))), TEXT_SHARE);
  const best = [...tags].toSorted((a, b) => b[1] - a[1]).slice(0, MOST_TAGS);
  const unit = Math.max(CERTAIN, best[0]?.[1] ?? 0);
  return new Map(best.map(([concept, weight]) => [concept, weight / unit]));
}

function termsOf(text: string): Map<number, number> {
  const terms = new Map<number, number>();
  for (const word of new Set(wordsOf(text))) {
    if (isStopWord(word)) continue;
    for (const term of [stemTerm(word), ...gramTerms(word)]) terms.set(term, 1);
  }
  return terms;
}
