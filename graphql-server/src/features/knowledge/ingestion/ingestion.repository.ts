import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { EntityManager } from '../../../platform/database/index.js';
import type { PromptFile } from '../files/prompt-file.entity.js';
import type { WrittenUseCase } from '../splitting/section-finder.js';

/** A use case on its way into the database. */
export interface NewUseCase extends WrittenUseCase {
  id: string;
}

/** A chunk on its way into the database. */
export interface NewChunk {
  useCaseId: string;
  text: string;
}

/** Stores use cases; `firstPosition` is the place of the first of them in the file. */
export async function insertUseCases(
  em: EntityManager,
  file: PromptFile,
  useCases: readonly NewUseCase[],
  firstPosition: number,
): Promise<void> {
  const rows = useCases.map(
    ({ id, title, text, terms: { validFrom, validUntil, audience, buildingIds } }, i) =>
      sql`(${id}::uuid, ${file.id}::uuid, ${file.company.id}::uuid, ${firstPosition + i}::int, ${title}, ${text},
           ${validFrom}::date, ${validUntil}::date, ${audience}, ${JSON.stringify(buildingIds)}::jsonb)`,
  );
  await sql`insert into use_case (id, prompt_file_id, company_id, position, title, text, valid_from, valid_until, audience, building_ids)
            values ${sql.join(rows)}`.execute(em.getKysely());
}

/** Stores chunks; `firstPosition` is the place of the first of them among the file's chunks. */
export async function insertChunks(
  em: EntityManager,
  file: PromptFile,
  chunks: readonly NewChunk[],
  firstPosition: number,
): Promise<void> {
  const rows = chunks.map(
    ({ useCaseId, text }, i) =>
      sql`(${uuid()}::uuid, ${useCaseId}::uuid, ${file.id}::uuid, ${file.company.id}::uuid,
           ${firstPosition + i}::int, ${text})`,
  );
  await sql`insert into use_case_chunk
              (id, use_case_id, prompt_file_id, company_id, position, text)
            values ${sql.join(rows)}`.execute(em.getKysely());
}

/** Removes what an earlier attempt left behind. */
export async function deleteUseCases(em: EntityManager, promptFileId: string): Promise<void> {
  await sql`delete from use_case where prompt_file_id = ${promptFileId}::uuid`.execute(
    em.getKysely(),
  );
}

/** A slice of a file's chunks, in order, with what their vectors are made of. */
export async function findChunksToEmbed(
  em: EntityManager,
  promptFileId: string,
  slice: { afterPosition: number; limit: number },
): Promise<{ id: string; position: number; title: string; text: string }[]> {
  const { rows } = await sql<{ id: string; position: number; title: string; text: string }>`
    select c.id, c.position, u.title, c.text
      from use_case_chunk c join use_case u on u.id = c.use_case_id
     where c.prompt_file_id = ${promptFileId}::uuid and c.position > ${slice.afterPosition}
     order by c.position limit ${slice.limit}`.execute(em.getKysely());
  return rows;
}
