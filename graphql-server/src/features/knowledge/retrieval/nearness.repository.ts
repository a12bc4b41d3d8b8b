import { type RawBuilder, sql } from 'kysely';
import type { EntityManager } from '../../../platform/database/index.js';
import type { EmbeddingCalibration } from '../embedding/calibration.js';
import { isSketched, vectorText } from '../embedding/vector-text.js';
import { OutdatedPromptFileError, type PromptFileAtHand } from '../knowledge.repository.js';

/** Which passages of which prompt file are compared with a question. */
export interface NearnessInput extends PromptFileAtHand {
  /** Passages that words led to. */
  positions: readonly number[];
  /** The question's vector. */
  embedding: { model: string; vector: readonly number[] };
  /** How many of the nearest passages to add to those. */
  nearest: number;
}

/** How near a passage is to a question. */
export interface Nearness {
  position: number;
  cosine: number;
}

/** The nearest passages, and what is known of the vectors by now. */
export interface NearnessResult {
  nearness: Nearness[];
  calibration: EmbeddingCalibration | null;
  embeddingModel: string | null;
}

/**
 * Passages whose vectors are read because their sketches are near. With 20,000 passages of 1,536
 * dimensions, 99 in 100 of the 40 nearest are among them; fewer passages than this are all read.
 */
const CANDIDATES = 1_200;

/**
 * Cosines of the given passages, and of the nearest ones within one prompt file of one company. Short
 * vectors are all compared. Long ones are stored apart from their rows and take long to read, so that
 * one bit a dimension tells which are worth it. Empty when the file has no vectors of the model.
 *
 * @throws OutdatedPromptFileError when another version has taken over
 */
export async function findNearness(
  em: EntityManager,
  input: NearnessInput,
): Promise<NearnessResult> {
  const { companyId, promptFileId, wordingRevision, positions, embedding, nearest } = input;
  const dimensions = embedding.vector.length;
  const vector = vectorText(embedding.vector);
  const { model } = embedding;
  const facts = sql`f.embedding_calibration as calibration, f.embedding_model as "embeddingModel"`;
  const active = sql`
    f.id = ${promptFileId}::uuid and f.company_id = ${companyId}::uuid and f.active
    and f.wording_revision = ${wordingRevision}::int`;
  // Vectors of another model have another length, which they must not even be compared by.
  const comparable = sql`
    v.prompt_file_id = f.id and v.vector_set_id = f.vector_set_id
    and f.embedding_model = ${model} and f.embedding_dimensions = ${dimensions}::int`;
  // Of no row outside, so that both are found out once: the question's sketch, and what is near it.
  const file = sql`
    p.id = ${promptFileId}::uuid and p.company_id = ${companyId}::uuid
    and p.embedding_model = ${model} and p.embedding_dimensions = ${dimensions}::int`;
  const sketch = sql`(
    select binary_quantize(${vector}::vector - p.embedding_centre) from prompt_file p where ${file})`;
  const candidates = sql`and v.position = any(array(
    select s.position
      from prompt_file p
      join passage_vector s on s.prompt_file_id = p.id and s.vector_set_id = p.vector_set_id
     where ${file}
     order by s.sketch <~> ${sketch}
     limit ${CANDIDATES}))`;
  const passages = (condition: RawBuilder<unknown>, limit: RawBuilder<unknown>) => sql`
    select n.position, 1 - n.distance as cosine, ${facts}
      from prompt_file f
      left join lateral (
        select v.position, v.embedding <=> ${vector}::halfvec as distance
          from passage_vector v
         where ${comparable} ${condition}
         ${limit}) n on true
     where ${active}`;
  const given = passages(sql`and v.position = any(${[...positions]}::int[])`, sql``);
  const near = passages(
    isSketched(dimensions) ? candidates : sql``,
    sql`order by distance limit ${nearest}`,
  );
  const { rows } = await sql<NearnessRow>`
    ${nearest > 0 ? sql`(${given}) union (${near})` : given}`.execute(em.getKysely());
  const [first] = rows;
  if (!first) throw new OutdatedPromptFileError('Another prompt file has taken over.');
  const { calibration, embeddingModel } = first;
  const nearness = rows.flatMap(({ position, cosine }) =>
    position !== null && cosine !== null && Number.isFinite(cosine) ? [{ position, cosine }] : [],
  );
  return { nearness, calibration, embeddingModel };
}

/** Positions are null where the file has no vectors of the model. */
interface NearnessRow {
  position: number | null;
  cosine: number | null;
  calibration: EmbeddingCalibration | null;
  embeddingModel: string | null;
}
