/** The value that a share of all values does not exceed (nearest rank), e.g. `quantile(all, 0.95)`. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new Error('Nothing was measured.');
  return value;
}

/** The value in the middle; the lower of the two for an even number of values. */
export const median = (values: readonly number[]) => quantile(values, 0.5);

/**
 * How likely two samples are to differ this much by chance alone: the p of a two-sided Mann-Whitney
 * test, by the normal approximation with ties, which is good from about 20 values each.
 */
export function mannWhitney(one: readonly number[], other: readonly number[]): number {
  const all = [
    ...one.map((value) => ({ value, isOne: true })),
    ...other.map((value) => ({ value, isOne: false })),
  ].toSorted((a, b) => a.value - b.value);
  let rankSum = 0;
  let ties = 0;
  for (let start = 0; start < all.length;) {
    let end = start;
    while (end < all.length && all[end]?.value === all[start]?.value) end += 1;
    const count = end - start;
    const rank = (start + 1 + end) / 2;
    rankSum += rank * all.slice(start, end).filter(({ isOne }) => isOne).length;
    ties += count ** 3 - count;
    start = end;
  }
  const [n, m, total] = [one.length, other.length, all.length];
  const u = rankSum - (n * (n + 1)) / 2;
  const variance = ((n * m) / 12) * (total + 1 - ties / (total * (total - 1)));
  if (variance === 0) return 1;
  const z = Math.max(0, Math.abs(u - (n * m) / 2) - 0.5) / Math.sqrt(variance);
  return 2 * (1 - normal(z));
}

/** Share of the standard normal distribution below `z`, for z ≥ 0 (Abramowitz and Stegun 26.2.17). */
function normal(z: number): number {
  const t = 1 / (1 + 0.231_641_9 * z);
  const polynomial =
    t *
    (0.319_381_53 +
      t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))));
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * polynomial;
}

/** A figure and the borders between which it lies with 95 % confidence. */
export interface Estimate {
  value: number;
  low: number;
  high: number;
}

const RESAMPLES = 10_000;

/**
 * How many times as much as `b` is `a`: the geometric mean of the ratios of pairs that were measured
 * one right after the other, with a bootstrap interval over the pairs. The same values always give
 * the same interval.
 */
export function ratioOf(a: readonly number[], b: readonly number[]): Estimate {
  if (a.length === 0 || a.length !== b.length) throw new Error('There must be pairs.');
  const logs = a.map((value, index) => Math.log(value / (b[index] ?? Number.NaN)));
  const random = randomNumbers(1);
  const means = Array.from({ length: RESAMPLES }, () =>
    mean(logs.map(() => logs[Math.floor(random() * logs.length)] ?? 0)),
  );
  return {
    value: Math.exp(mean(logs)),
    low: Math.exp(quantile(means, 0.025)),
    high: Math.exp(quantile(means, 0.975)),
  };
}

/** Growth of y for each unit of x: the slope of the straight line that fits best. */
export function slopeOf(points: readonly { x: number; y: number }[]): number {
  const x = mean(points.map((point) => point.x));
  const y = mean(points.map((point) => point.y));
  const spread = points.reduce((sum, point) => sum + (point.x - x) ** 2, 0);
  if (spread === 0) throw new Error('A slope needs points at different places.');
  return points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0) / spread;
}

export function mean(values: readonly number[]): number {
  if (values.length === 0) throw new Error('Nothing was measured.');
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Evenly spread numbers from 0 to below 1 (mulberry32), the same for the same seed. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
