import { indexAtOnce } from '../lexical/bm25.js';
import {
  type PackedIndex,
  rangeOf,
  scorePassages,
  type TermWeights,
  weightIn,
} from '../lexical/packed-index.js';
import { CONCEPTS } from './concept-bank.js';

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

interface Bank {
  /** One text for each concept. */
  concepts: PackedIndex;
  /** One text for each title and wording; its `useCases` are the concepts. */
  wordings: PackedIndex;
}

let bank: Bank | undefined;

/** Made when the first question comes. */
const theBank = (): Bank =>
  (bank ??= {
    concepts: indexAtOnce(
      CONCEPTS.map(({ titles, wordings, words }, useCase) => ({
        useCase,
        // Among all the wordings a title must not get lost: use cases are recognised by it.
        title: titles.join(' '),
        text: [...wordings, words].join(' '),
      })),
    ),
    wordings: indexAtOnce(
      CONCEPTS.flatMap(({ titles, wordings }, useCase) =>
        [...titles, ...wordings].map((text) => ({ useCase, title: '', text })),
      ),
    ),
  });

/** What a text is about, by the terms it has; none where the bank knows nothing like it. */
export function conceptScores(terms: TermWeights): ConceptScores {
  const { concepts, wordings } = theBank();
  const weight = mostPossible(concepts, terms);
  if (weight === 0) return { shares: new Map(), nearness: new Map(), weight };
  const nearest = nearestWordings(wordings, terms);
  const shares = [...scorePassages(concepts, terms)]
    .map((score, concept): [number, number] => [
      concept,
      (CONCEPT_PART * score) / weight + WORDING_PART * (nearest[concept] ?? 0),
    ])
    .filter(([, share]) => share > LEAST_SHARE)
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, MOST);
  const near = shares.map(([concept]): [number, number] => [concept, nearest[concept] ?? 0]);
  return { shares: withStandIns(shares), nearness: withStandIns(near), weight };
}

/** Whether a stem is among a concept's titles, wordings and words. */
export const knowsTerm = (concept: number, stem: number): boolean =>
  weightIn(theBank().concepts, stem, concept) > 0;

/** By concept, how near its two nearest wordings come to having all of the terms. */
function nearestWordings(wordings: PackedIndex, terms: TermWeights): Float32Array {
  const most = mostPossible(wordings, terms) || 1;
  const first = new Float32Array(CONCEPTS.length);
  const second = new Float32Array(CONCEPTS.length);
  scorePassages(wordings, terms).forEach((score, i) => {
    const concept = wordings.useCases[i] ?? 0;
    const best = first[concept] ?? 0;
    if (score > best) first[concept] = score;
    const other = Math.min(score, best);
    if (other > (second[concept] ?? 0)) second[concept] = other;
  });
  return first.map(
    (best, concept) =>
      ((1 - SECOND_WORDING) * best + SECOND_WORDING * (second[concept] ?? 0)) / most,
  );
}

/** The score of a concept that had each of the terms as much as the concept that has it most. */
function mostPossible(index: PackedIndex, terms: TermWeights): number {
  let sum = 0;
  for (const [term, weight] of terms) {
    const [from, to] = rangeOf(index, term);
    let most = 0;
    for (let i = from; i < to; i += 1) most = Math.max(most, index.weights[i] ?? 0);
    sum += weight * most * index.scale;
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
