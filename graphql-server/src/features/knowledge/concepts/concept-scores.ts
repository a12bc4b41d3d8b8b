import {
  placeOf,
  rangeOf,
  scorePassages,
  type TermWeights,
  weightIn,
} from '../lexical/packed-index.js';
import { type Bank, type BankIndex, indexBank, readBank } from './bank-index.js';
import { CONCEPTS } from './concept-bank.js';
import { rarityOf, rarityOfStem } from './said.js';

/** A text is about a concept from this share of its words' weight on, and about few at once. */
const LEAST_SHARE = 0.12;
const MOST = 4;

/** What all words of a concept together count, and what its nearest wordings do. */
const CONCEPT_PART = 0.8;
const WORDING_PART = 0.3;
const SECOND_WORDING = 0.3;

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

let bank: Bank | undefined;

/** Read when the first question comes; made then where the build has left none. */
const theBank = (): Bank => (bank ??= readBank() ?? indexBank());

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
