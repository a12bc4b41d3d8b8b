import { LRUCache } from 'lru-cache';
import { isStopWord, wordsOf } from '../../../platform/german/index.js';
import { type ConceptScores, conceptScores } from '../concepts/concept-scores.js';
import { saidIn } from '../concepts/said.js';
import { type FileWords, interpret, type ReadWord } from '../spelling/interpret.js';
import type { TermWeights } from './packed-index.js';
import { type Expansion, expandQuery } from './query-expansion.js';
import { gramTerms, stemTerm } from './terms.js';

/** Function words still tell questions apart a little ("wo", "wann"), but never decide. */
const STOP_WORD_WEIGHT = 0.4;

/** What the vocabulary adds to a question whose own words occur in the use cases. */
const EXPANSION_WEIGHT = 0.15;

/** What it adds where a word that brought it occurs nowhere, so that it stands in for that word. */
const SUBSTITUTE_WEIGHT = 0.3;

/** Letters of a word that was read as another still point to compounds that the reading misses. */
const TYPED_GRAMS = 0.7;

/** What a word of earlier turns counts. */
const CONTEXT_WEIGHT = 0.3;

/** A word of the question that carries its topic. */
export interface AskedWord {
  /** As typed, lower-cased. */
  typed: string;
  /** What to look for: the word itself, or what it was read as. */
  forms: readonly string[];
  /** Whether it is a German word, or was read as one. */
  isKnown: boolean;
}

/** A question made ready for the search. */
export interface QueryTerms {
  /** The question, with what was said before if that is needed. */
  text: string;
  /** Weights of the terms to look for. */
  weights: TermWeights;
  /** What the question is about. */
  concepts: ConceptScores;
  /** Words of the question that carry its topic, in order, each once. */
  contentWords: readonly AskedWord[];
  /** What the vocabulary added. */
  expansions: readonly Expansion[];
}

/**
 * Turns a question into weighted terms.
 *
 * @param isKnown whether a stem occurs in the use cases that will be searched
 */
export function queryTerms(
  { text, context = '' }: { text: string; context?: string },
  file: FileWords,
  isKnown: (stemTerm: number) => boolean,
): QueryTerms {
  const { contentWords, expansions, meant, weights: read } = readingOf(text, file);
  const own = new Map(read);
  addContext(own, context);
  const concepts = conceptScores(own, saidIn(context === '' ? meant.join(' ') : ''));
  const weights = new Map(own);
  const unknown = new Set(
    contentWords
      .filter(({ forms }) => !forms.some((form) => isKnown(stemTerm(form))))
      .map(({ typed }) => typed),
  );
  for (const { word, causes } of expansions) {
    const share = causes.some((cause) => unknown.has(cause)) ? SUBSTITUTE_WEIGHT : EXPANSION_WEIGHT;
    raise(weights, [stemTerm(word), ...gramTerms(word)], share);
  }
  return { text: `${text} ${context}`, weights, concepts, contentWords, expansions };
}

/** A question as it is read, whatever was said before it. */
type Reading = Pick<QueryTerms, 'weights' | 'contentWords' | 'expansions'> & {
  /** The words that were meant. */
  meant: readonly string[];
};

/** By the words of a file: an answer searches for its question alone and with what was said before, which was a question, too. */
const known = new WeakMap<FileWords, LRUCache<string, Reading>>();
const MOST_READINGS = 30;

function readingOf(text: string, file: FileWords): Reading {
  const ofFile = known.get(file) ?? new LRUCache<string, Reading>({ max: MOST_READINGS });
  known.set(file, ofFile);
  const found = ofFile.get(text) ?? readQuestion(text, file);
  ofFile.set(text, found);
  return found;
}

function readQuestion(text: string, file: FileWords): Reading {
  const read = interpret(text, file);
  const contentWords = read.flatMap((word) => askedWord(word) ?? []);
  const own = new Map<number, number>();
  for (const { typed, readings } of read) {
    const isFunctionWord = isStopWord(typed);
    if (readings.length === 0) {
      if (!isFunctionWord) raise(own, [stemTerm(typed), ...gramTerms(typed)], 1);
      raise(own, [stemTerm(typed)], STOP_WORD_WEIGHT);
      continue;
    }
    if (!isFunctionWord) raise(own, gramTerms(typed), TYPED_GRAMS);
    for (const { word, weight } of readings) {
      if (isStopWord(word)) raise(own, [stemTerm(word)], STOP_WORD_WEIGHT);
      else raise(own, [stemTerm(word), ...gramTerms(word)], weight);
    }
  }
  const expansions = expandQuery(
    read.map(({ typed, readings }) => ({
      typed,
      forms: readings.length > 0 ? readings.map(({ word }) => word) : [typed],
    })),
  );
  const meant = read.flatMap(({ typed, readings }) =>
    readings.length > 0 ? readings.map(({ word }) => word) : [typed],
  );
  return { weights: own, contentWords, expansions, meant };
}

/** What was said before settles what a question leaves open, and never outweighs what it says. */
function addContext(weights: Map<number, number>, context: string): void {
  for (const word of wordsOf(context)) {
    if (!isStopWord(word)) raise(weights, [stemTerm(word), ...gramTerms(word)], CONTEXT_WEIGHT);
  }
}

function askedWord({ typed, readings, isKnown }: ReadWord): AskedWord | undefined {
  if (readings.length === 0) {
    return isStopWord(typed) ? undefined : { typed, forms: [typed], isKnown };
  }
  const forms = readings.map(({ word }) => word).filter((word) => !isStopWord(word));
  return forms.length > 0 ? { typed, forms, isKnown } : undefined;
}

const raise = (weights: Map<number, number>, terms: readonly number[], weight: number): void => {
  for (const term of terms) weights.set(term, Math.max(weights.get(term) ?? 0, weight));
};
