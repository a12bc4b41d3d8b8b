/** Largest dimension that pgvector's `sparsevec` allows; terms are hashed into it. */
export const SPARSE_DIMENSIONS = 1_000_000_000;

/** Most entries that pgvector's `sparsevec` holds. */
export const MAX_SPARSE_ENTRIES = 16_000;

/** Weights by term number (1 to {@link SPARSE_DIMENSIONS}). */
export type SparseVector = ReadonlyMap<number, number>;

/** The text form that pgvector reads: `{1:0.5,7:2}/1000000000`. */
export function sparseVectorText(vector: SparseVector): string {
  let entries = [...vector].filter(([, weight]) => weight !== 0);
  if (entries.length > MAX_SPARSE_ENTRIES) {
    entries = entries.toSorted((a, b) => b[1] - a[1]).slice(0, MAX_SPARSE_ENTRIES);
  }
  const list = entries.map(([term, weight]) => `${term}:${Number(weight.toPrecision(4))}`);
  return `{${list.join(',')}}/${SPARSE_DIMENSIONS}`;
}
