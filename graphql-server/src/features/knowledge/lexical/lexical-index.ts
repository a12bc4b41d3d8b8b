import type { SparseVector } from './sparse-vector.js';
import { countTerms, type TermCounts } from './terms.js';
import { inverseDocumentFrequency, type TermStatistics } from './term-statistics.js';

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

/** One vector a passage, and what query weighting needs to know about all of them. */
export interface LexicalIndex {
  vectors: SparseVector[];
  statistics: TermStatistics;
}

/**
 * Bakes BM25 into one sparse vector a passage, so that the inner product with a query vector (weight
 * 1 a term) is the BM25 score: German ranking with nothing but pgvector, on both databases.
 * Frequencies count within the given passages, that is, within one version of one prompt file.
 */
export function buildLexicalIndex(passages: readonly Passage[]): LexicalIndex {
  const counted = passages.map(({ title, text }) => countTerms(title, text, TITLE_WEIGHT));
  const stems = field(counted, 'stems');
  const grams = field(counted, 'grams');
  const vectors = counted.map((counts) => {
    const vector = new Map<number, number>();
    addWeights(vector, counts.stems, stems, 1);
    addWeights(vector, counts.grams, grams, GRAM_WEIGHT);
    return vector;
  });
  return { vectors, statistics: { passages: passages.length, frequencies: stems.frequencies } };
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
  vector: Map<number, number>,
  counts: ReadonlyMap<number, number>,
  { frequencies, averageLength, passages }: Field,
  fieldWeight: number,
): void {
  const length = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const norm = K1 * (1 - B + (B * length) / averageLength);
  for (const [term, count] of counts) {
    const idf = inverseDocumentFrequency(frequencies.get(term) ?? 0, passages);
    vector.set(term, (fieldWeight * idf * count * (K1 + 1)) / (count + norm));
  }
}
