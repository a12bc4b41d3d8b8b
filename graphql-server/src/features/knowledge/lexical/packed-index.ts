/**
 * An inverted index in one block of bytes: it is stored and loaded as it is.
 *
 * Layout, little endian: number of passages, terms and postings (uint32 each), the scale of weights
 * (float32), the length of the words in bytes (uint32); terms ascending (uint32); where the postings of each begin, and the end (uint32); the
 * use case of each passage (uint16); the passage of each posting, then its weight in units of the
 * scale (uint16 each); the words, joined by line ends, in UTF-8.
 */
export interface PackedIndex {
  passages: number;
  terms: Uint32Array;
  offsets: Uint32Array;
  useCases: Uint16Array;
  postings: Uint16Array;
  weights: Uint16Array;
  scale: number;
  /** The most frequent words of the passages, folded, for spelling. */
  words: readonly string[];
}

/** Weights of one passage by term. */
export type TermWeights = ReadonlyMap<number, number>;

/** More passages than this do not fit the layout; a file of 5 MB has about 6,000. */
export const MAX_PASSAGES = 65_535;

const HEADER = 20;
const MAX_WEIGHT = 65_535;

/** A passage to pack; its use case is numbered from 0 in the order of the file. */
export interface WeightedPassage {
  useCase: number;
  weights: TermWeights;
}

/** Packs the weights of all passages, and their words. */
export function packIndex(
  passages: readonly WeightedPassage[],
  words: readonly string[] = [],
): Buffer {
  if (passages.length > MAX_PASSAGES) throw new RangeError('Too many passages for one index.');
  const lists = new Map<number, number[]>();
  let largest = 0;
  let count = 0;
  passages.forEach(({ weights }, passage) => {
    for (const [term, weight] of weights) {
      const list = lists.get(term);
      if (list) list.push(passage, weight);
      else lists.set(term, [passage, weight]);
      largest = Math.max(largest, weight);
      count += 1;
    }
  });
  const scale = largest / MAX_WEIGHT || 1;
  const terms = Uint32Array.from(lists.keys()).toSorted();
  const text = Buffer.from(words.join('\n'));
  const wordsAt = HEADER + 4 * (2 * terms.length + 1) + 2 * passages.length + 4 * count;
  const size = wordsAt + text.length;
  const bytes = new ArrayBuffer(size);
  const header = new DataView(bytes);
  header.setUint32(0, passages.length, true);
  header.setUint32(4, terms.length, true);
  header.setUint32(8, count, true);
  header.setFloat32(12, scale, true);
  header.setUint32(16, text.length, true);
  new Uint8Array(bytes, wordsAt).set(text);
  const index = view(bytes);
  index.terms.set(terms);
  index.useCases.set(passages.map(({ useCase }) => useCase));
  let at = 0;
  terms.forEach((term, i) => {
    index.offsets[i] = at;
    const list = lists.get(term) ?? [];
    for (let k = 0; k < list.length; k += 2) {
      index.postings[at] = list[k] ?? 0;
      index.weights[at] = Math.max(1, Math.round((list[k + 1] ?? 0) / scale));
      at += 1;
    }
  });
  index.offsets[terms.length] = at;
  return Buffer.from(bytes);
}

/** Reads what {@link packIndex} wrote. */
export function unpackIndex(bytes: Uint8Array): PackedIndex {
  // The views below need an aligned start, which a slice of another buffer need not have.
  return view(Uint8Array.from(bytes).buffer);
}

function view(buffer: ArrayBuffer): PackedIndex {
  const header = new DataView(buffer);
  const terms = header.getUint32(4, true);
  const postings = header.getUint32(8, true);
  const offsetsAt = HEADER + 4 * terms;
  const passages = header.getUint32(0, true);
  const useCasesAt = offsetsAt + 4 * (terms + 1);
  const postingsAt = useCasesAt + 2 * passages;
  const words = Buffer.from(
    buffer,
    postingsAt + 4 * postings,
    header.getUint32(16, true),
  ).toString();
  return {
    words: words === '' ? [] : words.split('\n'),
    passages,
    useCases: new Uint16Array(buffer, useCasesAt, passages),
    terms: new Uint32Array(buffer, HEADER, terms),
    offsets: new Uint32Array(buffer, offsetsAt, terms + 1),
    postings: new Uint16Array(buffer, postingsAt, postings),
    weights: new Uint16Array(buffer, postingsAt + 2 * postings, postings),
    scale: header.getFloat32(12, true),
  };
}

/** In how many passages a term occurs. */
export function frequencyOf(index: PackedIndex, term: number): number {
  const [from, to] = rangeOf(index, term);
  return to - from;
}

/** The weight of a term in one passage, 0 where it does not occur. */
export function weightIn(index: PackedIndex, term: number, passage: number): number {
  let [low, high] = rangeOf(index, term);
  while (low < high) {
    const middle = (low + high) >>> 1;
    const found = index.postings[middle] ?? 0;
    if (found === passage) return (index.weights[middle] ?? 0) * index.scale;
    if (found < passage) low = middle + 1;
    else high = middle;
  }
  return 0;
}

/** Scores of all passages for weighted terms: the BM25 score where the weights are 1. */
export function scorePassages(index: PackedIndex, query: TermWeights): Float32Array {
  const scores = new Float32Array(index.passages);
  const { postings, weights } = index;
  for (const [term, weight] of query) {
    const [from, to] = rangeOf(index, term);
    const unit = weight * index.scale;
    for (let i = from; i < to; i += 1) {
      const passage = postings[i] ?? 0;
      scores[passage] = (scores[passage] ?? 0) + unit * (weights[i] ?? 0);
    }
  }
  return scores;
}

/** Where the postings of a term begin and end. */
export function rangeOf({ terms, offsets }: PackedIndex, term: number): [number, number] {
  const place = placeOf(terms, term);
  return place < 0 ? [0, 0] : [offsets[place] ?? 0, offsets[place + 1] ?? 0];
}

/** The place of a term among the ascending terms; -1 where it is not among them. */
export function placeOf(terms: Uint32Array, term: number): number {
  let low = 0;
  let high = terms.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = terms[middle] ?? 0;
    if (found === term) return middle;
    if (found < term) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** The largest weight that each term has in any passage, by the term's place. */
export const largestWeights = ({ terms, offsets, weights }: PackedIndex): Uint16Array =>
  Uint16Array.from(terms, (_, place) => {
    let most = 0;
    for (let i = offsets[place] ?? 0; i < (offsets[place + 1] ?? 0); i += 1) {
      most = Math.max(most, weights[i] ?? 0);
    }
    return most;
  });
