import { sql } from 'kysely';
import type { EntityManager } from '../../../platform/database/index.js';
import { type PassageEmbedding, VectorMatrix } from './vector-matrix.js';

/** Bytes of vectors that are read at a time, so that other requests come in between. */
const SLICE_BYTES = 1024 * 1024;

/** What stands before the halves of each vector: its position, and pgvector's own head. */
const HEAD = 8;

/** Which set of vectors of which prompt file. */
export interface VectorSetAtHand {
  promptFileId: string;
  vectorSetId: string;
  passages: number;
  dimensions: number;
}

/** Reads a set of vectors, in slices. Vectors that are gone meanwhile are missing from it. */
export async function loadVectors(em: EntityManager, set: VectorSetAtHand): Promise<VectorMatrix> {
  const matrix = new VectorMatrix(set.passages, set.dimensions);
  const slice = Math.max(1, Math.floor(SLICE_BYTES / (2 * set.dimensions)));
  for (let from = 0; from < set.passages; from += slice) {
    const { rows } = await sql<{ vectors: string | null }>`
      select encode(string_agg(int4send(position) || halfvec_send(embedding), ''::bytea
                               order by position), 'base64') as vectors
        from passage_vector
       where prompt_file_id = ${set.promptFileId}::uuid
         and vector_set_id = ${set.vectorSetId}::uuid
         and position >= ${from}::int and position < ${from + slice}::int`.execute(em.getKysely());
    const bytes = Buffer.from(rows[0]?.vectors ?? '', 'base64');
    matrix.add(embeddingsOf(bytes, set.dimensions));
  }
  return matrix;
}

function embeddingsOf(bytes: Buffer, dimensions: number): PassageEmbedding[] {
  const size = HEAD + 2 * dimensions;
  const halves = halfPrecision();
  return Array.from({ length: Math.floor(bytes.length / size) }, (_, row) => {
    const from = row * size;
    const vector = new Float32Array(dimensions);
    for (let i = 0; i < dimensions; i += 1) {
      const at = from + HEAD + 2 * i;
      vector[i] = halves[((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)] ?? 0;
    }
    return { position: bytes.readInt32BE(from), vector };
  });
}

let table: Float32Array | undefined;

/** The value of each of the numbers in half precision, by its bits. */
function halfPrecision(): Float32Array {
  return (table ??= Float32Array.from({ length: 65_536 }, (_, bits) => {
    const sign = bits >> 15 ? -1 : 1;
    const exponent = (bits >> 10) & 31;
    const fraction = (bits & 1023) / 1024;
    if (exponent === 0) return sign * fraction * 2 ** -14;
    if (exponent === 31) return fraction === 0 ? sign * Infinity : Number.NaN;
    return sign * (1 + fraction) * 2 ** (exponent - 15);
  }));
}
