import { setImmediate } from 'node:timers/promises';
import { hash32 } from '../platform/german/index.js';
import { BuiltinProvider, type EmbeddingModel } from '../platform/ai/index.js';

/**
 * An embedding model for measurements: the same text always has the same vector, and texts that share
 * words are near each other. A vector is the sum of one random vector a word.
 */
export class WordVectors extends BuiltinProvider {
  override readonly embeddingModel: EmbeddingModel;
  readonly #dimensions: number;
  readonly #words = new Map<string, Float32Array>();

  constructor(dimensions: number) {
    super();
    this.#dimensions = dimensions;
    this.embeddingModel = { name: `words-${dimensions}`, dimensions };
  }

  override async embed(texts: readonly string[]): Promise<number[][]> {
    const vectors: number[][] = [];
    for (const text of texts) {
      vectors.push([...this.vectorOf(text)]);
      await setImmediate();
    }
    return vectors;
  }

  /** The vector of a text, of length 1. */
  vectorOf(text: string): Float32Array {
    const sum = new Float32Array(this.#dimensions);
    for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
      const vector = this.#wordVector(word);
      for (let i = 0; i < sum.length; i += 1) sum[i] = (sum[i] ?? 0) + (vector[i] ?? 0);
    }
    const length = Math.hypot(...sum) || 1;
    return sum.map((value) => value / length);
  }

  #wordVector(word: string): Float32Array {
    const known = this.#words.get(word);
    if (known) return known;
    let state = 1 + (hash32(word) % 2_147_483_646);
    const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
    // The sum of three even numbers is nearly a normal one.
    const vector = Float32Array.from(
      { length: this.#dimensions },
      () => random() + random() + random() - 1.5,
    );
    this.#words.set(word, vector);
    return vector;
  }
}
