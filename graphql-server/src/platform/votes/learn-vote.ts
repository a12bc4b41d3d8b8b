import type { Features, LearnedVote } from './learned-vote.js';

/** Something to learn from; one that matters less weighs less. */
export interface Example {
  features: Features;
  isWanted: boolean;
  weight: number;
}

const ROUNDS = 12;
const STEP = 0.15;
const DECAY = 2e-4;
const LARGEST = 127;

/** Orders in which examples are taken where one alone decides; see {@link learnVote}. */
const ONE_ORDER: readonly number[] = [7];

/**
 * Logistic regression by AdaGrad; the same examples in the same order give the same weights.
 *
 * @param size how many weights are learned; features of larger numbers share them
 * @param seeds of the orders in which the examples are taken; over several the weights are averaged, so
 *   that a few more examples change little elsewhere
 */
export function learnVote(
  learned: readonly Example[],
  size: number,
  seeds: readonly number[] = ONE_ORDER,
): LearnedVote {
  const weights = new Float64Array(size);
  for (const seed of seeds) {
    for (const [i, weight] of learnInOrder(learned, size, seed).entries()) {
      weights[i] = (weights[i] ?? 0) + weight / seeds.length;
    }
  }
  const largest = weights.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const scale = largest / LARGEST || 1;
  return { scale, weights: Int8Array.from(weights, (value) => Math.round(value / scale)) };
}

function learnInOrder(learned: readonly Example[], size: number, seed: number): Float64Array {
  const weights = new Float64Array(size);
  const gradients = new Float64Array(size).fill(1e-6);
  const examples = learned.map((example) => ({
    ...example,
    features: [...example.features].map(([feature, value]) => [feature % size, value] as const),
  }));
  const random = seeded(seed);
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(examples, random);
    for (const { features, isWanted, weight } of examples) {
      let score = 0;
      for (const [feature, value] of features) score += (weights[feature] ?? 0) * value;
      const error = (1 / (1 + Math.exp(-score)) - Number(isWanted)) * weight;
      for (const [feature, value] of features) {
        const gradient = error * value + DECAY * (weights[feature] ?? 0);
        gradients[feature] = (gradients[feature] ?? 0) + gradient * gradient;
        weights[feature] =
          (weights[feature] ?? 0) - (STEP * gradient) / Math.sqrt(gradients[feature] ?? 1);
      }
    }
  }
  return weights;
}

function shuffle(items: unknown[], random: () => number): void {
  for (let i = items.length - 1; i > 0; i -= 1) {
    const other = Math.floor(random() * (i + 1));
    [items[i], items[other]] = [items[other], items[i]];
  }
}

/** Numbers between 0 and 1 that are the same each time (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}
