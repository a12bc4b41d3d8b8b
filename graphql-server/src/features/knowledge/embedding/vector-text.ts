import pgvector from 'pgvector';

/** The text form of a vector that pgvector reads; more digits than a float holds are left out. */
export function vectorText(vector: readonly number[]): string {
  const rounded = vector.map((value) => Number(value.toPrecision(7)));
  return String(pgvector.toSql(rounded));
}
