import { isStopWord, wordsOf } from '../../../platform/german/index.js';
import { indexAtOnce } from '../lexical/bm25.js';
import {
  frequencyOf,
  largestWeights,
  type PackedIndex,
  placeOf,
  rangeOf,
  scorePassages,
  type TermWeights,
  weightIn,
} from '../lexical/packed-index.js';
import { inverseDocumentFrequency } from '../lexical/rarity.js';
import { stemTerm } from '../lexical/terms.js';
import { CONCEPTS } from './concept-bank.js';

/** A text is about a concept from this share of its words' weight on, and about few at once. */
const LEAST_SHARE = 0.12;
const MOST = 4;

/** What all words of a concept together count, and what its nearest wordings do. */
const CONCEPT_PART = 0.8;
const WORDING_PART = 0.3;
const SECOND_WORDING = 0.3;

/** A word of a question that no wording has says as much as one that so many have. */
const UNKNOWN_FREQUENCY = 40;

/** What a concept that others stand in for passes on to them. */
const PASSED_ON = 0.7;

/** What a text is about. */
export interface ConceptScores {
  /** By a concept's number in the bank: the share of the text that speaks of it, up to 1. */
  shares: ReadonlyMap<number, number>;
  /** The same concepts: how near the text comes to one of the ways to say it, up to about 1. */
  nearness: ReadonlyMap<number, number>;
  /** How much the text says at all, by how rare its words are in the bank. */
  weight: number;
}

/** An index with the largest weights of its terms, which are looked for with each question. */
interface BankIndex extends PackedIndex {
  largest: Uint16Array;
}

interface Bank {
  /** One text for each concept. */
  concepts: BankIndex;
  /** One text for each title and wording; its `useCases` are the concepts. */
  wordings: BankIndex;
  /** How much the words of each of those texts say together, by how rare they are. */
  rarities: Float32Array;
}

let bank: Bank | undefined;

/** Made when the first question comes. */
const theBank = (): Bank => (bank ??= makeBank());

function makeBank(): Bank {
  const concepts = indexAtOnce(
    CONCEPTS.map(({ titles, wordings, words }, useCase) => ({
      useCase,
      // Among all the wordings a title must not get lost: use cases are recognised by it.
      title: titles.join(' '),
      text: [...wordings, words].join(' '),
    })),
  );
  const texts = CONCEPTS.flatMap(({ titles, wordings }, useCase) =>
    [...titles, ...wordings].map((text) => ({ useCase, title: '', text })),
  );
  const wordings = indexAtOnce(texts);
  const rarities = texts.map(({ text }) => rarityOf(wordings, saidIn(text)));
  return {
    concepts: { ...concepts, largest: largestWeights(concepts) },
    wordings: { ...wordings, largest: largestWeights(wordings) },
    rarities: Float32Array.from(rarities),
  };
}

/** "Schlüssel weg" and "noch ein Schlüssel" differ in function words only, which tell far less than others. */
const FUNCTION_WORD = 0.3;

/** The stems of a text's words with what each counts. */
export const saidIn = (text: string): TermWeights =>
  new Map(
    wordsOf(text).map((word) => [stemTerm(word), isStopWord(word) ? FUNCTION_WORD : 1] as const),
  );

const rarityOf = (index: PackedIndex, stems: TermWeights): number =>
  [...stems].reduce((sum, [stem, weight]) => sum + weight * rarityOfStem(index, stem), 0);

const rarityOfStem = (index: PackedIndex, stem: number): number => {
  const frequency = frequencyOf(index, stem);
  return inverseDocumentFrequency(frequency === 0 ? UNKNOWN_FREQUENCY : frequency, index.passages);
};

/**
 * What a text is about, by the terms it has; none where the bank knows nothing like it. `said` are the words of
 * a question, to see whether it is one of the wordings, however its other words stand.
 */
export function conceptScores(terms: TermWeights, said: TermWeights = new Map()): ConceptScores {
  const { concepts, wordings } = theBank();
  const weight = mostPossible(concepts, terms);
  if (weight === 0) return { shares: new Map(), nearness: new Map(), weight };
  const nearest = nearestWordings(wordings, terms);
  const same = sameWordings(theBank(), said);
  const shares = [...scorePassages(concepts, terms)]
    .map((score, concept): [number, number] => [
      concept,
      (CONCEPT_PART * score) / weight + WORDING_PART * (nearest[concept] ?? 0),
    ])
    .filter(([, share]) => share > LEAST_SHARE)
    .toSorted((a, b) => b[1] - a[1])
    .filter(([concept], place) => place === 0 || !CONCEPTS[concept]?.isSeldomSaid)
    .slice(0, MOST);
  const near = shares.map(([concept]): [number, number] => [
    concept,
    Math.max(nearest[concept] ?? 0, same[concept] ?? 0),
  ]);
  return { shares: withStandIns(shares), nearness: withStandIns(near), weight };
}

/** Whether a stem is among a concept's titles, wordings and words. */
export const knowsTerm = (concept: number, stem: number): boolean =>
  weightIn(theBank().concepts, stem, concept) > 0;

/** By concept, how near its two nearest wordings come to having all of the terms. */
function nearestWordings(wordings: BankIndex, terms: TermWeights): Float32Array {
  const most = mostPossible(wordings, terms) || 1;
  const first = new Float32Array(CONCEPTS.length);
  const second = new Float32Array(CONCEPTS.length);
  const scores = scorePassages(wordings, terms);
  for (let i = 0; i < scores.length; i += 1) {
    const score = scores[i] ?? 0;
    if (score === 0) continue;
    const concept = wordings.useCases[i] ?? 0;
    const best = first[concept] ?? 0;
    if (score > best) first[concept] = score;
    const other = Math.min(score, best);
    if (other > (second[concept] ?? 0)) second[concept] = other;
  }
  return first.map(
    (best, concept) =>
      ((1 - SECOND_WORDING) * best + SECOND_WORDING * (second[concept] ?? 0)) / most,
  );
}

/** By concept, how much of a question and of its nearest wording is in both: 1 where these have the same words. */
function sameWordings({ wordings, rarities }: Bank, said: TermWeights): Float32Array {
  const shared = new Float32Array(wordings.passages);
  for (const [stem, weight] of said) {
    const rarity = weight * rarityOfStem(wordings, stem);
    const [from, to] = rangeOf(wordings, stem);
    for (let i = from; i < to; i += 1) {
      const wording = wordings.postings[i] ?? 0;
      shared[wording] = (shared[wording] ?? 0) + rarity;
    }
  }
  const all = rarityOf(wordings, said);
  const same = new Float32Array(CONCEPTS.length);
  // Thousands of wordings for each question: an iterator would take most of the time.
  for (let wording = 0; wording < shared.length; wording += 1) {
    const both = shared[wording] ?? 0;
    if (both === 0) continue;
    const concept = wordings.useCases[wording] ?? 0;
    const union = all + (rarities[wording] ?? 0) - both;
    same[concept] = Math.max(same[concept] ?? 0, both / union);
  }
  return same;
}

/** The score of a concept that had each of the terms as much as the concept that has it most. */
function mostPossible(index: BankIndex, terms: TermWeights): number {
  let sum = 0;
  for (const [term, weight] of terms) {
    const place = placeOf(index.terms, term);
    if (place >= 0) sum += weight * (index.largest[place] ?? 0) * index.scale;
  }
  return sum;
}

/** Small companies write of several concepts in one use case, so that a neighbour may answer. */
function withStandIns(shares: readonly [number, number][]): Map<number, number> {
  const all = new Map(shares);
  for (const [concept, share] of shares) {
    for (const other of CONCEPTS[concept]?.standIns ?? []) {
      all.set(other, Math.max(all.get(other) ?? 0, share * PASSED_ON));
    }
  }
  return all;
}
