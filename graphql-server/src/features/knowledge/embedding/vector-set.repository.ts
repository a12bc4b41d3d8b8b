import { sql } from 'kysely';
import type { EntityManager } from '../../../platform/database/index.js';
import type { VectorSet } from '../files/prompt-file.entity.js';

/** The vector of a passage, in pgvector's text form. */
export interface NewVector {
  position: number;
  vector: string;
}

/** Stores vectors of a set; those that are there already stay. */
export async function insertVectors(
  em: EntityManager,
  promptFileId: string,
  { set, vectors }: { set: VectorSet; vectors: readonly NewVector[] },
): Promise<void> {
  const rows = vectors.map(({ position, vector }) => sql`(${position}::int, ${vector}::halfvec)`);
  await sql`
    insert into passage_vector (prompt_file_id, vector_set_id, position, embedding)
    select ${promptFileId}::uuid, ${set.id}::uuid, v.position, v.vector
      from (values ${sql.join(rows)}) v(position, vector)
    on conflict do nothing`.execute(em.getKysely());
}

/** The last passage of a set that has its vector; -1 while none has. */
export async function lastPositionOf(
  em: EntityManager,
  promptFileId: string,
  setId: string,
): Promise<number> {
  const { rows } = await sql<{ last: number | null }>`
    select max(position) as last from passage_vector
     where prompt_file_id = ${promptFileId}::uuid and vector_set_id = ${setId}::uuid`.execute(
    em.getKysely(),
  );
  return rows[0]?.last ?? -1;
}

/** Removes all vectors of a prompt file but those of these sets. */
export async function deleteVectors(
  em: EntityManager,
  promptFileId: string,
  keep: readonly string[] = [],
): Promise<void> {
  await sql`
    delete from passage_vector
     where prompt_file_id = ${promptFileId}::uuid
       and vector_set_id <> all(${[...keep]}::uuid[])`.execute(em.getKysely());
}
