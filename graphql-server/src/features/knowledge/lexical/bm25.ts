import { type PackedIndex, packIndex, unpackIndex, type WeightedPassage } from './packed-index.js';
import { inverseDocumentFrequency } from './rarity.js';
import { countTerms, type TermCounts } from './terms.js';

/** Saturation and length normalisation of BM25. */
const K1 = 1.2;
const B = 0.75;

/** A title names what its text is about. */
const TITLE_WEIGHT = 2;

/** Weight of all character grams against all stems; measured best between .2 and .5. */
const GRAM_WEIGHT = 0.3;

/** A passage to index: a chunk of a use case with the use case's title. */
export interface Passage {
  title: string;
  text: string;
}

/** A passage with the number of its use case, from 0 in the order of the file. */
export interface IndexedPassage extends Passage {
  useCase: number;
}

/** A passage whose terms have been counted. */
export type CountedPassage = TermCounts & { useCase: number };

export function countPassage({ title, text, useCase }: IndexedPassage): CountedPassage {
  return { useCase, ...countTerms(title, text, TITLE_WEIGHT) };
}

/** Gives passages their weights; frequencies count within all of them. */
export function weighing(
  all: readonly CountedPassage[],
): (counts: CountedPassage) => { useCase: number; weights: Map<number, number> } {
  const stems = field(all, 'stems');
  const grams = field(all, 'grams');
  return (counts) => {
    const weights = new Map<number, number>();
    addWeights(weights, counts.stems, stems, 1);
    addWeights(weights, counts.grams, grams, GRAM_WEIGHT);
    return { useCase: counts.useCase, weights };
  };
}

/** An index over a few short passages, at once and ready to use. */
export function indexAtOnce(passages: readonly IndexedPassage[]): PackedIndex {
  const counted = passages.map(countPassage);
  const weighted: WeightedPassage[] = counted.map(weighing(counted));
  return unpackIndex(packIndex(weighted));
}

interface Field {
  frequencies: Map<number, number>;
  averageLength: number;
  passages: number;
}

/**
 * A function of its own for each passage: in one long loop V8 (13.6, as in Node 24.21) now and then went on with stale
 * frequencies after it had compiled the loop anew, and terms weighed as if they were rare.
 */
function countPassages(frequencies: Map<number, number>, counts: ReadonlyMap<number, number>) {
  let total = 0;
  counts.forEach((count, term) => {
    frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
    total += count;
  });
  return total;
}

function field(counted: readonly TermCounts[], kind: keyof TermCounts): Field {
  const frequencies = new Map<number, number>();
  let total = 0;
  for (const counts of counted) total += countPassages(frequencies, counts[kind]);
  return {
    frequencies,
    averageLength: total / Math.max(counted.length, 1),
    passages: counted.length,
  };
}

function addWeights(
  weights: Map<number, number>,
  counts: ReadonlyMap<number, number>,
  { frequencies, averageLength, passages }: Field,
  fieldWeight: number,
): void {
  const length = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const norm = K1 * (1 - B + (B * length) / averageLength);
  for (const [term, count] of counts) {
    const idf = inverseDocumentFrequency(frequencies.get(term) ?? 0, passages);
    weights.set(term, (fieldWeight * idf * count * (K1 + 1)) / (count + norm));
  }
}
