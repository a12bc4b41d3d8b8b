/** What a message is weighed by: values by the numbers of features. */
export type Features = ReadonlyMap<number, number>;

/** One signed byte for each feature, in units of the scale. */
export interface LearnedVote {
  scale: number;
  weights: Int8Array;
}

/** How much the features speak for what was learned: above 0 for it, below against it. */
export function weigh(features: Features, { scale, weights }: LearnedVote): number {
  if (weights.length === 0) return 0;
  let sum = 0;
  for (const [feature, value] of features) {
    sum += (weights[feature % weights.length] ?? 0) * scale * value;
  }
  return sum;
}

/** A vote as one line of a text file: its name, the scale, and the weights in base64. */
export const toLine = (name: string, { scale, weights }: LearnedVote): string =>
  `${name} ${scale} ${Buffer.from(weights).toString('base64')}`;

/** Reads what {@link toLine} wrote. */
export function fromLine(line: string): [name: string, vote: LearnedVote] {
  const [name = '', scale, encoded = ''] = line.split(' ');
  const weights = new Int8Array(Buffer.from(encoded, 'base64'));
  return [name, { scale: Number(scale), weights }];
}
