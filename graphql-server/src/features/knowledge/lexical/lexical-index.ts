import { setImmediate } from 'node:timers/promises';
import { countTerms, type TermCounts } from './terms.js';
import { packIndex, type WeightedPassage } from './packed-index.js';
import { inverseDocumentFrequency } from './rarity.js';

/** Saturation and length normalisation of BM25. */
const K1 = 1.2;
const B = 0.75;

/** A title names what its text is about. */
const TITLE_WEIGHT = 2;

/** Weight of all character grams against all stems; measured best between .2 and .5. */
const GRAM_WEIGHT = 0.3;

/**
 * Grows with every change of stems, stop words, hashing or weights. Prompt files that were indexed by
 * an older form are indexed again when the server starts.
 */
export const LEXICAL_VERSION = 1;

/** Passages between two breaths of the event loop. */
const SLICE = 25;

/** A passage to index: a chunk of a use case with the use case's title. */
export interface Passage {
  title: string;
  text: string;
}

/** A passage with the number of its use case, from 0 in the order of the file. */
export interface IndexedPassage extends Passage {
  useCase: number;
}

/**
 * Bakes BM25 into an inverted index of stems and character 4-grams, so that a search only adds up.
 * Frequencies count within the given passages, that is, within one version of one prompt file.
 */
export async function buildLexicalIndex(passages: readonly IndexedPassage[]): Promise<Buffer> {
  const counted = await mapInSlices(passages, ({ title, text, useCase }) => ({
    useCase,
    ...countTerms(title, text, TITLE_WEIGHT),
  }));
  const stems = field(counted, 'stems');
  const grams = field(counted, 'grams');
  const weighted = await mapInSlices(counted, (counts): WeightedPassage => {
    const weights = new Map<number, number>();
    addWeights(weights, counts.stems, stems, 1);
    addWeights(weights, counts.grams, grams, GRAM_WEIGHT);
    return { useCase: counts.useCase, weights };
  });
  return packIndex(weighted);
}

/** Thousands of passages take seconds, in which other requests must be served. */
async function mapInSlices<From, To>(
  items: readonly From[],
  map: (item: From) => To,
): Promise<To[]> {
  const results: To[] = [];
  for (const [i, item] of items.entries()) {
    if (i > 0 && i % SLICE === 0) await setImmediate();
    results.push(map(item));
  }
  return results;
}

interface Field {
  frequencies: Map<number, number>;
  averageLength: number;
  passages: number;
}

function field(counted: readonly TermCounts[], kind: keyof TermCounts): Field {
  const frequencies = new Map<number, number>();
  let total = 0;
  for (const counts of counted) {
    for (const [term, count] of counts[kind]) {
      frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
      total += count;
    }
  }
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
