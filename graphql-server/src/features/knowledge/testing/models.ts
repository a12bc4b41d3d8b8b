import { hash32 } from '../../../platform/german/index.js';
import {
  AiError,
  BuiltinProvider,
  type EmbeddingKind,
  type EmbeddingModel,
  type UsageListener,
} from '../../../platform/ai/index.js';

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

  /** Models that it was before, which the provider still has. */
  readonly earlier = new Map<string, (text: string) => number[]>();

  /** Becomes another model; the one before can still be asked by its name. */
  become(name: string, vectorOf: (text: string) => number[]): void {
    this.earlier.set(this.embeddingModel.name, this.vectorOf);
    this.embeddingModel = { name, dimensions: undefined };
    this.vectorOf = vectorOf;
    this.down = false;
  }

  override async embed(
    texts: readonly string[],
    _kind?: EmbeddingKind,
    _signal?: AbortSignal,
    _onUsage?: UsageListener,
    model = this.embeddingModel.name,
  ): Promise<number[][]> {
    this.calls.push([...texts]);
    if (this.down) throw new Error('The model is down.');
    const vectorOf = model === this.embeddingModel.name ? this.vectorOf : this.earlier.get(model);
    if (!vectorOf) throw new AiError('invalid_request', `There is no model ${model}.`);
    return texts.map(vectorOf);
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

/** Both sides of every calibration pair, and of what tests ask. */
export const TOPICS = [
  ['bude', 'heizung'],
  ['tropft', 'feuchteschaden'],
  ['nebenan', 'ruhestörung'],
  ['komme nicht mehr rein', 'ausgesperrt'],
  ['sofa', 'sperrige'],
  ['welpe', 'haustier', 'vierbeiner', 'mitbringsel mit fell'],
  ['hinterlegt', 'kaution'],
  ['hier raus', 'kündigungsfristen'],
  ['lift', 'fahrstuhl'],
  ['schwarzes', 'schimmel'],
  ['mein rad', 'fahrrad'],
  ['alles dunkel', 'stromausfall'],
  ['faulen eiern', 'gas'],
  ['spiegelglatt', 'winterdienst'],
  ['pleite', 'stundung'],
  ['piept', 'rauchmelder'],
  ['kopfweh', 'infekt'],
  ['teig', 'backrezept'],
  ['flieger', 'verspäteten'],
  ['laptop', 'computer'],
  ['kindergarten', 'tagesbetreuung'],
  ['tüv', 'fahrzeug'],
  ['regnet', 'wettervorhersage'],
  ['ameisen', 'insekten'],
];
