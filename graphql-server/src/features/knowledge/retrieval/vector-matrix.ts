import { dotProducts, largestFor, rowLength } from './dot-products.js';
import { TopList } from './top-list.js';

const LARGEST_BYTE = 127;

/** How many more than asked for are compared to the last byte. */
const RUNNERS_UP = 24;

/** How near a passage is to a question. */
export interface Nearness {
  position: number;
  cosine: number;
}

/** A vector and the passage that it belongs to. */
export interface PassageEmbedding {
  position: number;
  vector: Float32Array;
}

/** A question's vector in whole numbers, and its share in what all passages have in common. */
interface WholeVector {
  numbers: Int16Array;
  step: number;
  common: number;
}

/**
 * Vectors of all passages of a prompt file, to be compared in memory: a byte for each dimension of a
 * vector of length 1, once what all of them have in common is taken away. That part may be large in a
 * few dimensions, and would leave little of a byte to the others. A second byte holds what the first
 * one rounds off; it is looked at for the passages that come out best.
 */
export class VectorMatrix {
  readonly dimensions: number;
  readonly #length: number;
  readonly #rows: Int8Array;
  readonly #rests: Int8Array;
  /** What a step of a row's bytes is worth; not a number where a passage has no vector. */
  readonly #steps: Float32Array;
  #centre: Float32Array | undefined;

  constructor(passages: number, dimensions: number) {
    this.dimensions = dimensions;
    this.#length = rowLength(dimensions);
    this.#rows = new Int8Array(passages * this.#length);
    this.#rests = new Int8Array(passages * this.#length);
    this.#steps = new Float32Array(passages).fill(Number.NaN);
  }

  get bytes(): number {
    return this.#rows.byteLength + this.#rests.byteLength + this.#steps.byteLength;
  }

  /** Takes vectors in. The first ones settle what all have in common, so let there be many of them. */
  add(embeddings: readonly PassageEmbedding[]): void {
    const unit = embeddings.map(({ vector }) => normalised(vector));
    const centre = (this.#centre ??= mean(unit, this.dimensions));
    embeddings.forEach(({ position }, i) => {
      const vector = unit[i];
      if (vector && position < this.#steps.length) this.#put(position, vector, centre);
    });
  }

  #put(position: number, vector: Float32Array, centre: Float32Array): void {
    let largest = 0;
    for (let i = 0; i < vector.length; i += 1) {
      largest = Math.max(largest, Math.abs((vector[i] ?? 0) - (centre[i] ?? 0)));
    }
    const step = largest / LARGEST_BYTE || 1;
    const from = position * this.#length;
    const perStep = 1 / step;
    const rows = this.#rows;
    const rests = this.#rests;
    for (let i = 0; i < vector.length; i += 1) {
      const value = ((vector[i] ?? 0) - (centre[i] ?? 0)) * perStep;
      const whole = Math.floor(value + 0.5);
      rows[from + i] = whole;
      rests[from + i] = Math.floor((value - whole) * 2 * LARGEST_BYTE + 0.5);
    }
    this.#steps[position] = step;
  }

  /** Cosines with a vector: of the given passages, and of so many of the nearest of all. */
  nearest(vector: readonly number[], positions: readonly number[], count: number): Nearness[] {
    const unit = normalised(Float32Array.from(vector));
    if (!unit || !this.#centre) return [];
    const whole = this.#wholeOf(unit, this.#centre);
    const products = dotProducts(whole.numbers, this.#rows);
    const refined = this.#refine(whole, products, count > 0 ? this.#best(products, count) : []);
    const nearest = refined.toSorted((a, b) => b.cosine - a.cosine).slice(0, count);
    const known = new Set(nearest.map(({ position }) => position));
    const others = positions.filter((position) => !known.has(position));
    return [...nearest, ...this.#refine(whole, products, others)];
  }

  #best(products: Int32Array, count: number): number[] {
    const top = new TopList(count + RUNNERS_UP);
    for (let position = 0; position < products.length; position += 1) {
      top.offer(position, (this.#steps[position] ?? 0) * (products[position] ?? 0));
    }
    return top.positions();
  }

  #wholeOf(unit: Float32Array, centre: Float32Array): WholeVector {
    const largest = unit.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    const step = largest / largestFor(this.#length);
    const numbers = new Int16Array(this.#length);
    let common = 0;
    for (let i = 0; i < unit.length; i += 1) {
      numbers[i] = Math.round((unit[i] ?? 0) / step);
      common += (unit[i] ?? 0) * (centre[i] ?? 0);
    }
    return { numbers, step, common };
  }

  #refine(
    { numbers, step, common }: WholeVector,
    products: Int32Array,
    positions: readonly number[],
  ): Nearness[] {
    const known = positions.filter((position) => (this.#steps[position] ?? 0) > 0);
    const rests = new Int8Array(known.length * this.#length);
    known.forEach((position, i) => {
      const from = position * this.#length;
      rests.set(this.#rests.subarray(from, from + this.#length), i * this.#length);
    });
    const finer = dotProducts(numbers, rests);
    return known.map((position, i) => {
      const product = (products[position] ?? 0) + (finer[i] ?? 0) / (2 * LARGEST_BYTE);
      return { position, cosine: common + step * (this.#steps[position] ?? 0) * product };
    });
  }
}

/** The vector at length 1; undefined where it points nowhere. */
function normalised(vector: Float32Array): Float32Array | undefined {
  let squares = 0;
  for (let i = 0; i < vector.length; i += 1) squares += (vector[i] ?? 0) ** 2;
  if (!(squares > 0) || !Number.isFinite(squares)) return undefined;
  const factor = 1 / Math.sqrt(squares);
  const unit = new Float32Array(vector.length);
  for (let i = 0; i < vector.length; i += 1) unit[i] = (vector[i] ?? 0) * factor;
  return unit;
}

function mean(vectors: readonly (Float32Array | undefined)[], dimensions: number): Float32Array {
  const sum = new Float64Array(dimensions);
  let count = 0;
  for (const vector of vectors) {
    if (!vector) continue;
    count += 1;
    for (let i = 0; i < dimensions; i += 1) sum[i] = (sum[i] ?? 0) + (vector[i] ?? 0);
  }
  return Float32Array.from(sum, (value) => value / Math.max(count, 1));
}
