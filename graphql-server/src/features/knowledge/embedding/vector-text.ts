/** The text form of a vector that pgvector reads. */
export function vectorText(vector: readonly number[]): string {
  return `[${vector.map((value) => Number(value.toPrecision(7))).join(',')}]`;
}
