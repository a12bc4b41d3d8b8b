/** What speaks for a candidate: names of features and how strong each is. */
export type NamedFeatures = Readonly<Record<string, number>>;

/** Candidates to learn from, and the right ones among them. */
export interface ChoiceExample {
  /** One entry for each candidate. */
  features: readonly NamedFeatures[];
  /** Positions of the right ones. */
  right: readonly number[];
  weight: number;
}

const ROUNDS = 150;
const STEP = 0.3;

/** Keeps weights small that few examples speak for. */
const DECAY = 0.4;

const DIGITS = 1e3;

/**
 * Learns weights that make what is right likely among the candidates: a conditional logit by gradient
 * descent over all examples at once, so that the same examples give the same weights.
 *
 * @param decay how much a weight is drawn towards 0
 */
export function learnChoice(
  examples: readonly ChoiceExample[],
  { decay = DECAY }: { decay?: number } = {},
): Map<string, number> {
  const names = [
    ...new Set(examples.flatMap((one) => one.features.flatMap(Object.keys))),
  ].toSorted();
  const position = new Map(names.map((name, i) => [name, i]));
  const rows = examples.map(({ features, right, weight }) => ({
    right: new Set(right),
    weight,
    candidates: features.map((own) => ({
      features: Int32Array.from(Object.keys(own), (name) => position.get(name) ?? 0),
      values: Float64Array.from(Object.values(own)),
    })),
  }));
  const weights = new Float64Array(names.length);
  const squares = new Float64Array(names.length).fill(1e-6);
  for (let round = 0; round < ROUNDS; round += 1) {
    const gradient = weights.map((weight) => decay * weight);
    for (const row of rows) addGradient(row, weights, gradient);
    for (const [i, value] of gradient.entries()) {
      squares[i] = (squares[i] ?? 0) + value * value;
      weights[i] = (weights[i] ?? 0) - (STEP * value) / Math.sqrt(squares[i] ?? 1);
    }
  }
  return new Map(names.map((name, i) => [name, Math.round((weights[i] ?? 0) * DIGITS) / DIGITS]));
}

interface Row {
  right: ReadonlySet<number>;
  weight: number;
  candidates: readonly { features: Int32Array; values: Float64Array }[];
}

function addGradient({ right, weight, candidates }: Row, weights: Float64Array, to: Float64Array) {
  const scores = candidates.map(({ features, values }) => {
    let score = 0;
    for (let k = 0; k < features.length; k += 1) {
      score += (weights[features[k] ?? 0] ?? 0) * (values[k] ?? 0);
    }
    return Math.exp(score);
  });
  let all = 0;
  let wanted = 0;
  for (const [i, score] of scores.entries()) {
    all += score;
    if (right.has(i)) wanted += score;
  }
  for (const [i, { features, values }] of candidates.entries()) {
    const due = right.has(i) ? (scores[i] ?? 0) / wanted : 0;
    const error = weight * ((scores[i] ?? 0) / all - due);
    for (let k = 0; k < features.length; k += 1) {
      const feature = features[k] ?? 0;
      to[feature] = (to[feature] ?? 0) + error * (values[k] ?? 0);
    }
  }
}
