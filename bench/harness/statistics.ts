/** The value that a share of all values does not exceed (nearest rank), e.g. `quantile(all, 0.95)`. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new Error('Nothing was measured.');
  return value;
}

/** The value in the middle; the lower of the two for an even number of values. */
export const median = (values: readonly number[]) => quantile(values, 0.5);
