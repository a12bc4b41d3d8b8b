import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { EntityManager } from '../../../platform/database/index.js';
import { PromptFile, type VectorSet } from '../files/prompt-file.entity.js';

/** What a vector is made of. */
interface Passage {
  title: string;
  text: string;
}

/** The vectors that a company's running file has, by the words that they are made of. */
export class KnownVectors {
  readonly #em: EntityManager;
  readonly #file: { id: string; set: VectorSet };
  readonly #positions: ReadonlyMap<string, number>;

  private constructor(
    em: EntityManager,
    file: { id: string; set: VectorSet },
    positions: ReadonlyMap<string, number>,
  ) {
    this.#em = em;
    this.#file = file;
    this.#positions = positions;
  }

  /** Those of one model; undefined when the company's file has none of it. */
  static async open(
    em: EntityManager,
    companyId: string,
    embeddingModel: string,
  ): Promise<KnownVectors | undefined> {
    const file = await em.findOne(PromptFile, { company: companyId, active: true, embeddingModel });
    const { vectorSetId, embeddingDimensions: dimensions, embeddingCalibration } = file ?? {};
    if (!file || !vectorSetId || !dimensions || !embeddingCalibration) return undefined;
    const { rows } = await sql<{ position: number; title: string; text: string }>`
      select c.position, u.title, c.text
        from use_case_chunk c join use_case u on u.id = c.use_case_id
       where c.prompt_file_id = ${file.id}::uuid and c.company_id = ${companyId}::uuid`.execute(
      em.getKysely(),
    );
    const positions = new Map(rows.map((row) => [digestOf(row), row.position]));
    const calibration = embeddingCalibration;
    const set = { id: vectorSetId, model: embeddingModel, dimensions, calibration };
    return new KnownVectors(em, { id: file.id, set }, positions);
  }

  /** What the vectors are of, and what their model is worth. */
  get set(): VectorSet {
    return this.#file.set;
  }

  /** The vectors of passages in pgvector's text form; undefined for each that has none. */
  async of(passages: readonly Passage[]): Promise<(string | undefined)[]> {
    const positions = passages.map((passage) => this.#positions.get(digestOf(passage)));
    const known = positions.filter((position) => position !== undefined);
    if (known.length === 0) return positions.map(() => undefined);
    const { id, set } = this.#file;
    const { rows } = await sql<{ position: number; vector: string }>`
      select position, embedding::text as vector from passage_vector
       where prompt_file_id = ${id}::uuid and vector_set_id = ${set.id}::uuid
         and position = any(${known}::int[])`.execute(this.#em.getKysely());
    const vectors = new Map(rows.map((row) => [row.position, row.vector]));
    return positions.map((position) =>
      position === undefined ? undefined : vectors.get(position),
    );
  }
}

const digestOf = ({ title, text }: Passage): string =>
  createHash('sha256').update(`${title}\n${text}`).digest('base64url');
