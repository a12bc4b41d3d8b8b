import { sql } from 'kysely';
import type { EntityManager } from '../../platform/database/index.js';
import type { EmbeddingCalibration } from './embedding/calibration.js';

/** What a question brings to the search. */
export interface SearchInput {
  companyId: string;
  /** Text form of the question's term weights. */
  lexical: string;
  /** The question's vector, unless there is none. */
  embedding: { model: string; dimensions: number; vector: string } | undefined;
  limit: number;
}

/** A use case that was found, best first. */
export interface SearchHit {
  title: string;
  text: string;
  /** The part of `text` with the best lexical score. */
  chunk: string;
  lexical: number;
  /** Null without vectors of the same model. */
  cosine: number | null;
  score: number;
  promptFileId: string;
  calibration: EmbeddingCalibration | null;
}

/** Weight of vectors whose model nothing is known of: they only settle what is nearly even. */
const LEAST_VECTOR_WEIGHT = 0.05;

/**
 * Searches the active prompt file of one company, exactly, in one round trip.
 *
 * Both scores are scaled to their best and added, the vectors' by how far their model is trusted. A
 * reciprocal rank fusion was measured, too: with weak vectors it cost up to 80 % of the recall.
 */
export async function searchUseCases(em: EntityManager, input: SearchInput): Promise<SearchHit[]> {
  const { companyId, lexical, embedding, limit } = input;
  const model = embedding?.model ?? null;
  const dimensions = embedding?.dimensions ?? null;
  const vector = embedding?.vector ?? null;
  const { rows } = await sql<SearchHit>`
    with scored as (
      select c.use_case_id, c.id,
             -(c.lexical <#> ${lexical}::sparsevec) as lexical,
             case when f.embedding_model = ${model}::text
                   and f.embedding_dimensions = ${dimensions}::int
                  then 1 - (c.embedding <=> ${vector}::vector) end as cosine
        from prompt_file f
        join use_case_chunk c on c.prompt_file_id = f.id and c.company_id = f.company_id
       where f.company_id = ${companyId}::uuid and f.active
    ), best as (
      select use_case_id, max(lexical) as lexical, nullif(max(cosine), 'NaN') as cosine,
             (array_agg(id order by lexical desc))[1] as chunk_id
        from scored group by use_case_id
    ), span as (
      select max(lexical) as lexical_max, avg(cosine) as cosine_mean, max(cosine) as cosine_max
        from best
    ), ranked as (
      select best.*,
             coalesce(best.lexical / nullif(span.lexical_max, 0), 0) as lexical_share,
             coalesce(greatest(0, (best.cosine - span.cosine_mean)
               / nullif(span.cosine_max - span.cosine_mean, 0)), 0) as cosine_share
        from best, span
    )
    select u.title, u.text, c.text as chunk, r.lexical, r.cosine,
           r.lexical_share + r.cosine_share * weight.of_vectors as score,
           f.id as "promptFileId", f.embedding_calibration as calibration
      from ranked r
      join use_case u on u.id = r.use_case_id
      join prompt_file f on f.id = u.prompt_file_id
      join use_case_chunk c on c.id = r.chunk_id
      cross join lateral (
        select greatest(${LEAST_VECTOR_WEIGHT}::float8,
                        coalesce((f.embedding_calibration->>'trust')::float8, 0)) as of_vectors
      ) weight
     where u.company_id = ${companyId}::uuid and (r.lexical > 0 or r.cosine is not null)
     order by score desc, u.position
     limit ${limit}`.execute(em.getKysely());
  return rows;
}

/** Packed term statistics of the prompt file that answers a company's questions. */
export async function findActiveStatistics(
  em: EntityManager,
  companyId: string,
): Promise<{ promptFileId: string; statistics: Uint8Array } | undefined> {
  const { rows } = await sql<{ promptFileId: string; statistics: Uint8Array }>`
    select id as "promptFileId", term_statistics as statistics
      from prompt_file
     where company_id = ${companyId}::uuid and active and term_statistics is not null`.execute(
    em.getKysely(),
  );
  return rows[0];
}
