import { sql } from 'kysely';
import { type EntityManager, readPrepared } from '../../../platform/database/index.js';
import type { UseCaseTerms } from '../splitting/use-case-terms.js';
import type { EmbeddingCalibration } from '../embedding/calibration.js';

/** A use case as it is searched. */
export interface SearchedUseCase extends UseCaseTerms {
  id: string;
  title: string;
  text: string;
}

/** The prompt file that answers a company's questions. */
export interface ActivePromptFile {
  id: string;
  /** In base64, which is read several times faster than bytes from the embedded database. */
  lexicalIndex: string;
  calibration: EmbeddingCalibration | null;
  /** Model of the vectors that answer; null while there are none. */
  embeddingModel: string | null;
  embeddingDimensions: number | null;
  vectorSetId: string | null;
  /** In the order of the file; the lexical index numbers them from 0. */
  useCases: SearchedUseCase[];
  /** In the order of the file; the lexical index knows them by their positions. */
  chunks: string[];
  /** Accepted wordings by the titles of their use cases, and how often they have changed. */
  wordings: { title: string; text: string }[];
  wordingRevision: number;
}

/** The active prompt file of a company with everything that a search by words needs. */
export async function findActivePromptFile(
  em: EntityManager,
  companyId: string,
): Promise<ActivePromptFile | undefined> {
  const { rows } = await sql<ActivePromptFile>`
    select id, encode(lexical_index, 'base64') as "lexicalIndex",
           embedding_calibration as calibration, embedding_model as "embeddingModel",
           embedding_dimensions as "embeddingDimensions", vector_set_id as "vectorSetId",
           (select json_agg(json_build_object('id', u.id, 'title', u.title, 'text', u.text,
                 'validFrom', u.valid_from, 'validUntil', u.valid_until, 'audience', u.audience,
                 'buildingIds', u.building_ids) order by u.position)
              from use_case u where u.prompt_file_id = f.id and u.company_id = f.company_id
           ) as "useCases",
           (select json_agg(c.text order by c.position)
              from use_case_chunk c where c.prompt_file_id = f.id and c.company_id = f.company_id
           ) as chunks,
           wording_revision as "wordingRevision",
           (select coalesce(json_agg(json_build_object('title', w.use_case_title, 'text', w.text)
                                     order by w.created_at, w.id), '[]')
              from use_case_wording w where w.company_id = f.company_id and w.state = 'ACCEPTED'
           ) as wordings
      from prompt_file f
     where company_id = ${companyId}::uuid and active and lexical_index is not null`.execute(
    em.getKysely(),
  );
  return rows[0];
}

/** Changes whenever a company's questions may be answered from something else. */
export async function findKnowledgeVersion(
  em: EntityManager,
  companyId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ version: string }>`
    select id || ':' || wording_revision as version from prompt_file
     where company_id = ${companyId}::uuid and active`.execute(em.getKysely());
  return rows[0]?.version;
}

/** Stands for all that a company's draft would answer from; undefined if there is none. */
export async function findDraftVersion(
  em: EntityManager,
  companyId: string,
): Promise<string | undefined> {
  const [row] = await em.execute<{ version: string }[]>(
    `select concat_ws(':', d.revision, extract(epoch from d.started_at), f.id, f.wording_revision,
                      f.vector_set_id) as version
       from knowledge_draft d
       left join prompt_file f on f.company_id = d.company_id and f.active
      where d.company_id = ?`,
    [companyId],
  );
  return row?.version;
}

/** The accepted wordings of a company, by the titles of their use cases. */
export async function findWordings(
  em: EntityManager,
  companyId: string,
): Promise<{ title: string; text: string }[]> {
  return em.execute(
    `select use_case_title as title, text from use_case_wording
      where company_id = ? and state = 'ACCEPTED' order by created_at, id`,
    [companyId],
  );
}

/** Which state of which prompt file answers a company's questions. */
export interface ActiveState {
  companyId: string;
  promptFileId: string;
  /** Of the accepted wordings. */
  wordingRevision: number;
  vectorSetId: string | null;
}

/** The states of those companies that have an active prompt file, in any order. */
export async function findActiveStates(
  em: EntityManager,
  companyIds: readonly string[],
): Promise<ActiveState[]> {
  return readPrepared<ActiveState>(
    em,
    `select company_id as "companyId", id as "promptFileId",
            wording_revision as "wordingRevision", vector_set_id as "vectorSetId"
       from prompt_file where company_id = any(?::uuid[]) and active`,
    [companyIds],
  );
}
