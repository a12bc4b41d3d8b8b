import { hash32 } from '../../../platform/german/index.js';
import { BuiltinProvider, type EmbeddingModel } from '../../../platform/ai/index.js';

/** The built-in provider with embeddings of the test's choice. */
export class EmbeddingModelStub extends BuiltinProvider {
  override embeddingModel: EmbeddingModel;
  vectorOf: (text: string) => number[];
  /** Texts of all calls so far. */
  readonly calls: string[][] = [];
  /** While true, nothing is delivered. */
  down = false;

  constructor(name: string, vectorOf: (text: string) => number[]) {
    super();
    this.embeddingModel = { name, dimensions: undefined };
    this.vectorOf = vectorOf;
  }

  /** Becomes another model. */
  become(name: string, vectorOf: (text: string) => number[]): void {
    this.embeddingModel = { name, dimensions: undefined };
    this.vectorOf = vectorOf;
    this.down = false;
  }

  override async embed(texts: readonly string[]): Promise<number[][]> {
    this.calls.push([...texts]);
    if (this.down) throw new Error('The model is down.');
    return texts.map((text) => this.vectorOf(text));
  }
}

/** Vectors that look like vectors and mean nothing. */
export const noise = (text: string, dimensions = 48): number[] => {
  let state = 1 + (hash32(text) % 2_147_483_646);
  return Array.from({ length: dimensions }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647 - 0.5;
  });
};

/**
 * A model that understands: texts on the same topic point the same way, whatever their words. Topics
 * are lists of words; a text that has none of them points nowhere in particular.
 */
export const understanding =
  (topics: readonly string[][]) =>
  (text: string): number[] => {
    const lower = text.toLowerCase();
    const vector = topics.map((words) => (words.some((word) => lower.includes(word)) ? 1 : 0));
    return [...vector, ...noise(text, 8).map((value) => value * 0.2)];
  };
