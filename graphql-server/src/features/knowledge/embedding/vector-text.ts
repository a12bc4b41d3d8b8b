import pgvector from 'pgvector';

/** The text form of a vector that pgvector reads; more digits than a float holds are left out. */
export function vectorText(vector: readonly number[]): string {
  const rounded = vector.map((value) => Number(value.toPrecision(7)));
  return String(pgvector.toSql(rounded));
}

/** Halves of so many dimensions fit beside the rest of their row; longer vectors are stored apart. */
const LONGEST_IN_ROW = 960;

/** Whether vectors of this length are found by sketches: the sign of each dimension. */
export const isSketched = (dimensions: number): boolean => dimensions > LONGEST_IN_ROW;
