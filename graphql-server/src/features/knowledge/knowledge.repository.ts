import { sql } from 'kysely';
import type { EntityManager } from '../../platform/database/index.js';
import type { EmbeddingCalibration } from './embedding/calibration.js';
import { vectorText } from './embedding/vector-text.js';

/** The prompt file that answers a company's questions. */
export interface ActivePromptFile {
  id: string;
  /** In base64, which is read several times faster than bytes from the embedded database. */
  lexicalIndex: string;
  calibration: EmbeddingCalibration | null;
  /** In the order of the file; the lexical index numbers them from 0. */
  useCases: { id: string; title: string; text: string }[];
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
           embedding_calibration as calibration,
           (select json_agg(json_build_object('id', u.id, 'title', u.title, 'text', u.text) order by u.position)
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

/** Which chunks of which prompt file are compared with a question. */
export interface NearnessInput {
  companyId: string;
  promptFileId: string;
  /** Of the wordings at hand. */
  wordingRevision: number;
  /** Chunks that words led to. */
  positions: readonly number[];
  /** The question's vector. */
  embedding: { model: string; vector: readonly number[] };
  /** How many of the nearest chunks to add to those. */
  nearest: number;
}

/** How near a chunk is to a question. */
export interface Nearness {
  position: number;
  cosine: number;
}

/** The nearest chunks, and what is known of the model by now. */
export interface NearnessResult {
  nearness: Nearness[];
  calibration: EmbeddingCalibration | null;
}

/** The prompt file is not the active one of the company any more, or its wordings have changed. */
export class OutdatedPromptFileError extends Error {}

/** @throws OutdatedPromptFileError when another version has taken over */
export async function assertActive(
  em: EntityManager,
  {
    companyId,
    promptFileId,
    wordingRevision,
  }: Pick<NearnessInput, 'companyId' | 'promptFileId' | 'wordingRevision'>,
): Promise<void> {
  const { rows } = await sql`
    select 1 from prompt_file
     where id = ${promptFileId}::uuid and company_id = ${companyId}::uuid and active
       and wording_revision = ${wordingRevision}::int`.execute(em.getKysely());
  if (rows.length === 0) throw new OutdatedPromptFileError('Another prompt file has taken over.');
}

/**
 * Cosines of the given chunks, and of the nearest ones, exact within one prompt file of one company:
 * a company's few thousand vectors need no approximate index, whose filter would lose most of them.
 * Empty when the file has no vectors of the model.
 *
 * @throws OutdatedPromptFileError when another version has taken over
 */
export async function findNearness(
  em: EntityManager,
  input: NearnessInput,
): Promise<NearnessResult> {
  const { companyId, promptFileId, wordingRevision, positions, embedding, nearest } = input;
  const vector = vectorText(embedding.vector);
  const chunks = sql`
    select c.position, 1 - (c.embedding <=> ${vector}::vector) as cosine,
           f.embedding_calibration as calibration
      from prompt_file f
      left join use_case_chunk c
        on c.prompt_file_id = f.id and c.company_id = f.company_id
       and f.embedding_model = ${embedding.model}
       and f.embedding_dimensions = ${embedding.vector.length}::int`;
  const active = sql`
     where f.id = ${promptFileId}::uuid and f.company_id = ${companyId}::uuid and f.active
       and f.wording_revision = ${wordingRevision}::int`;
  const given = sql`${chunks} and c.position = any(${[...positions]}::int[]) ${active}`;
  const near = sql`${chunks} ${active}
     order by c.embedding <=> ${vector}::vector nulls last limit ${nearest}`;
  const { rows } = await sql<NearnessRow>`
    ${nearest > 0 ? sql`(${given}) union (${near})` : given}`.execute(em.getKysely());
  const [first] = rows;
  if (!first) throw new OutdatedPromptFileError('Another prompt file has taken over.');
  const { calibration } = first;
  const nearness = rows.flatMap(({ position, cosine }) =>
    position !== null && cosine !== null && Number.isFinite(cosine) ? [{ position, cosine }] : [],
  );
  return { nearness, calibration };
}

/** Positions are null where the file has no vectors of the model. */
interface NearnessRow {
  position: number | null;
  cosine: number | null;
  calibration: EmbeddingCalibration | null;
}
