import { sql } from 'kysely';
import type { EntityManager } from '../../../platform/database/index.js';
import type { PromptFile } from '../files/prompt-file.entity.js';

/** Versions that a company has to go back to; older ones are given up. */
export const KEPT_VERSIONS = 50;

/**
 * Keeps the text of a prompt file that begins to answer. One that was only made ready anew goes on
 * being the version that answered before it. The draft that it was published from is done. Call it in the transaction that lets it answer.
 */
export async function keepVersion(
  em: EntityManager,
  file: PromptFile,
  before: { id: string } | null,
): Promise<void> {
  const companyId = file.company.id;
  const db = em.getKysely();
  await sql`
    with done as (
      delete from knowledge_draft where company_id = ${companyId}::uuid
         and published_file_id = ${file.id}::uuid and published_revision = revision
      returning company_id)
    delete from draft_use_case where company_id in (select company_id from done)`.execute(db);
  if (file.origin === 'RENEWAL' && before) {
    await sql`update knowledge_version set prompt_file_id = ${file.id}::uuid
               where company_id = ${companyId}::uuid and prompt_file_id = ${before.id}::uuid`.execute(
      db,
    );
    return;
  }
  // The id is the file's: no file begins to answer twice.
  await sql`
    insert into knowledge_version (id, company_id, prompt_file_id, version, file_name, content,
                                   use_case_count, origin, published_by, note, published_at)
    select id, company_id, id, version, file_name, content, vector_count,
           origin, published_by, note, uploaded_at
      from prompt_file where id = ${file.id}::uuid and company_id = ${companyId}::uuid`.execute(db);
  await sql`
    delete from knowledge_version
     where company_id = ${companyId}::uuid
       and version <= (select version from knowledge_version where company_id = ${companyId}::uuid
                        order by version desc offset ${KEPT_VERSIONS} limit 1)`.execute(db);
}
