import { hash32, isStopWord, wordsOf } from '../../../platform/german/index.js';
import { type PackedIndex, rangeOf, weightIn } from '../lexical/packed-index.js';
import { gramTerms, stemTerm } from '../lexical/terms.js';
import { CONCEPTS } from './concept-bank.js';
import { type ConceptScores, conceptScores, knowsTerm } from './concept-scores.js';

/** Means of the best tags in files about anything else, and about homes. */
const FOREIGN = 0.7;
const HOMELY = 0.95;

/** Keeps concepts apart from stems and character grams. */
const CONCEPT_SEED = 3;

/** A title tells what a use case is about, the beginning of its text confirms it. */
const TEXT_SHARE = 0.4;
const TEXT_LENGTH = 400;

/** Tags of one use case. A best one of less than this is doubtful, and stays weak. */
const MOST_TAGS = 4;
const DOUBTFUL = 0.25;
const CERTAIN = 0.5;

/** From this weight on a use case is about a concept rather than touching it. */
const MAIN_TAG = 0.3;

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
  const most = best[0]?.[1] ?? 0;
  const certainty = Math.min(1, Math.max(0, (most - DOUBTFUL) / (CERTAIN - DOUBTFUL)));
  return new Map(best.map(([concept, weight]) => [concept, (certainty * weight) / most]));
}

/** Whether people use a word for something that a passage's use case is mainly about. */
export function isWordOfUseCase(index: PackedIndex, position: number, word: string): boolean {
  const stem = stemTerm(word);
  return TERMS.some(
    (term, concept) => weightIn(index, term, position) > MAIN_TAG && knowsTerm(concept, stem),
  );
}

/** How much of a question has to speak of a concept, and how far one that the file is about may come to it. */
const SURELY_ASKED = 0.6;
const NEXT_ASKED = 0.7;

/** From here on a question comes near a known way of asking for a concept. */
const NEAR_ENOUGH = 0.45;

/**
 * How surely a question is about something that no use case is about, 0 for not: how near it comes to a known way of
 * asking for that. What is nearest to it in words then answers something else.
 */
export function asksForMissing(index: PackedIndex, { shares, nearness }: ConceptScores): number {
  const [best, ...others] = [...shares].toSorted((a, b) => b[1] - a[1]);
  if (!best || homeliness(index) < 1) return 0;
  const [concept, share] = best;
  if (share < SURELY_ASKED || isMainInFile(index, concept)) return 0;
  const next = others.find(([other]) => isMainInFile(index, other));
  const near = nearness.get(concept) ?? 0;
  return near >= NEAR_ENOUGH && (next?.[1] ?? 0) <= share * NEXT_ASKED ? near : 0;
}

/** Whether the file is about what stands in for the likeliest concept: guests, where it only speaks of subletting. */
export function isAboutStandIn(index: PackedIndex, { shares }: ConceptScores): boolean {
  const [best] = [...shares].toSorted((a, b) => b[1] - a[1]);
  const standIns = best ? (CONCEPTS[best[0]]?.standIns ?? []) : [];
  return standIns.some((concept) => isMainInFile(index, concept));
}

function isMainInFile(index: PackedIndex, concept: number): boolean {
  const [from, to] = rangeOf(index, conceptTerm(concept));
  for (let i = from; i < to; i += 1) {
    if ((index.weights[i] ?? 0) * index.scale > MAIN_TAG) return true;
  }
  return false;
}

const coverages = new WeakMap<PackedIndex, number>();

/**
 * How far a file is about homes at all, 0 to 1: concepts must not decide among use cases about anything
 * else, whose words the bank knows by accident only.
 */
export function homeliness(index: PackedIndex): number {
  const known = coverages.get(index);
  if (known !== undefined) return known;
  const best = new Float32Array(index.passages);
  for (const term of TERMS) {
    const [from, to] = rangeOf(index, term);
    for (let i = from; i < to; i += 1) {
      const passage = index.postings[i] ?? 0;
      best[passage] = Math.max(best[passage] ?? 0, (index.weights[i] ?? 0) * index.scale);
    }
  }
  const mean = best.reduce((sum, weight) => sum + weight, 0) / Math.max(1, best.length);
  const found = Math.min(1, Math.max(0, (mean - FOREIGN) / (HOMELY - FOREIGN)));
  coverages.set(index, found);
  return found;
}

function termsOf(text: string): Map<number, number> {
  const terms = new Map<number, number>();
  for (const word of new Set(wordsOf(text))) {
    if (isStopWord(word)) continue;
    for (const term of [stemTerm(word), ...gramTerms(word)]) terms.set(term, 1);
  }
  return terms;
}
