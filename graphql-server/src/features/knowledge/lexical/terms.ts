import {
  characterGrams,
  hash32,
  isStopWord,
  stem,
  wordsOf,
} from '../../../platform/german/index.js';

/** Measured on German question sets: 4 beats 3 and 5, alone and together with stems. */
const GRAM_SIZE = 4;

/** Seeds keep a stem and an equal character sequence apart. */
const STEM_SEED = 1;
const GRAM_SEED = 2;

/** Number of a stem in the index. */
export function stemTerm(word: string): number {
  return hash32(stem(word), STEM_SEED);
}

/** Numbers of a word's character 4-grams; they match inside German compounds and across typos. */
export function gramTerms(word: string): number[] {
  return characterGrams(word, GRAM_SIZE).map((gram) => hash32(gram, GRAM_SEED));
}

/** How often each term occurs in a text, stems and character grams counted apart. */
export interface TermCounts {
  stems: Map<number, number>;
  grams: Map<number, number>;
}

/** Counts the terms of a passage; `title` counts `titleWeight` times. */
export function countTerms(title: string, text: string, titleWeight: number): TermCounts {
  const counts: TermCounts = { stems: new Map(), grams: new Map() };
  addTerms(counts, title, titleWeight);
  addTerms(counts, text, 1);
  return counts;
}

function addTerms({ stems, grams }: TermCounts, text: string, weight: number): void {
  for (const word of wordsOf(text)) {
    add(stems, stemTerm(word), weight);
    // Grams of function words only blur: without them recall at 3 rose from .969 to .984.
    if (!isStopWord(word)) for (const gram of gramTerms(word)) add(grams, gram, weight);
  }
}

function add(counts: Map<number, number>, term: number, weight: number): void {
  counts.set(term, (counts.get(term) ?? 0) + weight);
}
