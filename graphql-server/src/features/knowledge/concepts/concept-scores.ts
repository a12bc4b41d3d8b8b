import { indexAtOnce } from '../lexical/bm25.js';
import {
  type PackedIndex,
  rangeOf,
  scorePassages,
  type TermWeights,
} from '../lexical/packed-index.js';
import { CONCEPTS } from './concept-bank.js';

/** A text is about a concept from this share of its words' weight on, and about few at once. */
const LEAST_SHARE = 0.12;
const MOST = 4;

/** What a concept that others stand in for passes on to them. */
const PASSED_ON = 0.7;

/** What a text is about. */
export interface ConceptScores {
  /** By a concept's number in the bank: the share of the text that speaks of it, up to 1. */
  shares: ReadonlyMap<number, number>;
  /** How much the text says at all, by how rare its words are in the bank. */
  weight: number;
}

let bank: PackedIndex | undefined;

/** One text for each concept; made when the first question comes. */
const conceptIndex = (): PackedIndex =>
  (bank ??= indexAtOnce(
    CONCEPTS.map(({ titles, wordings, words }, useCase) => ({
      useCase,
      title: '',
      text: [...titles, ...wordings, words].join(' '),
    })),
  ));

/** What a text is about, by the terms it has; none where the bank knows nothing like it. */
export function conceptScores(terms: TermWeights): ConceptScores {
  const index = conceptIndex();
  const scores = scorePassages(index, terms);
  const weight = mostPossible(index, terms);
  if (weight === 0) return { shares: new Map(), weight };
  const shares = [...scores]
    .map((score, concept): [number, number] => [concept, score / weight])
    .filter(([, share]) => share > LEAST_SHARE)
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, MOST);
  return { shares: withStandIns(shares), weight };
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
