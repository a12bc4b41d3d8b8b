import { readVocabulary } from '../vocabulary/index.js';
import type { NamedFeatures } from './learn-choice.js';

/** Weights by the names of features. */
export type NamedWeights = ReadonlyMap<string, number>;

/** Reads weights from a vocabulary file: a line each, the weight and the feature's name. */
export const readWeights = (file: string): NamedWeights =>
  new Map(
    readVocabulary(file).map(({ text, place }) => {
      const [weight = '', ...name] = text.split(' ');
      if (!Number.isFinite(Number(weight))) throw new Error(`${place}: a line is "weight name"`);
      return [name.join(' '), Number(weight)];
    }),
  );

/** Weights as the lines of such a file. */
export const weightLines = (weights: NamedWeights): string[] =>
  [...weights].filter(([, weight]) => weight !== 0).map(([name, weight]) => `${weight} ${name}`);

/** How much the features speak for a candidate. */
export const sumOf = (features: NamedFeatures, weights: NamedWeights): number =>
  Object.entries(features).reduce(
    (total, [name, value]) => total + (weights.get(name) ?? 0) * value,
    0,
  );

/** Learned weights with what is known besides added to them. */
export const withKnown = (learned: NamedWeights, known: NamedWeights): NamedWeights =>
  new Map([
    ...learned,
    ...[...known].map(([name, weight]) => [name, (learned.get(name) ?? 0) + weight] as const),
  ]);
