/** In how many passages of a prompt file's version each stem occurs. */
export interface TermStatistics {
  passages: number;
  frequencies: ReadonlyMap<number, number>;
}

/** The statistics in the form that lookups and storage use: sorted numbers beside their counts. */
export interface PackedStatistics {
  passages: number;
  terms: Uint32Array;
  counts: Uint32Array;
}

/** How much a term says: 0 is everywhere, about 5 is rare among hundreds of passages. */
export function inverseDocumentFrequency(frequency: number, passages: number): number {
  return Math.log(1 + (passages - frequency + 0.5) / (frequency + 0.5));
}

/** Packs statistics into bytes: passages, then all terms ascending, then their counts. */
export function packStatistics({ passages, frequencies }: TermStatistics): Buffer {
  const sorted = [...frequencies].toSorted((a, b) => a[0] - b[0]);
  const bytes = Buffer.alloc(4 * (1 + 2 * sorted.length));
  bytes.writeUInt32LE(passages, 0);
  sorted.forEach(([term, count], i) => {
    bytes.writeUInt32LE(term, 4 * (1 + i));
    bytes.writeUInt32LE(count, 4 * (1 + sorted.length + i));
  });
  return bytes;
}

/** Reads what {@link packStatistics} wrote. */
export function unpackStatistics(bytes: Uint8Array): PackedStatistics {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = (bytes.byteLength / 4 - 1) / 2;
  const numbers = (from: number) =>
    Uint32Array.from({ length: size }, (_, i) => view.getUint32(4 * (from + i), true));
  return { passages: view.getUint32(0, true), terms: numbers(1), counts: numbers(1 + size) };
}

/** In how many passages a stem occurs. */
export function frequencyOf({ terms, counts }: PackedStatistics, term: number): number {
  let low = 0;
  let high = terms.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = terms[middle] ?? 0;
    if (found === term) return counts[middle] ?? 0;
    if (found < term) low = middle + 1;
    else high = middle - 1;
  }
  return 0;
}
