import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { copyCompany } from '../../../evaluation/invented-companies.js';
import { InventedUseCases } from '../../../evaluation/invented-use-cases.js';
import { type EntityManager, transactional } from '../../../platform/database/index.js';
import { findActivePromptFile, findActiveStates } from './active-prompt-file.repository.js';
import { type KnowledgeHarness, startKnowledge } from '../testing/knowledge-harness.js';
import { EmbeddingModelStub, noise } from '../testing/models.js';
import { vectorText } from '../embedding/vector-text.js';
import { loadVectors } from './vector-matrix.repository.js';

const DIMENSIONS = 384;
const SMALL = 40;
const LARGE = 600;

/** Sequential scans of a table, and rows found by indexes, in a transaction and just before it. */
async function rowsRead(tx: EntityManager) {
  const { rows } = await sql<{ table: string; scans: number; rows: number }>`
    select relname as "table", seq_scan::int as scans, idx_tup_fetch::int as rows
      from pg_stat_xact_user_tables
     where relname in ('passage_vector', 'use_case', 'use_case_chunk')
     order by relname`.execute(tx.getKysely());
  return rows;
}

// Plans depend on the server's figures about tables, which the embedded database never gathers.
describe.runIf(inject('postgres').url)('among many companies on PostgreSQL', () => {
  const ai = new EmbeddingModelStub('noise', (text) => noise(text, DIMENSIONS));
  const invented = new InventedUseCases(1);
  let harness: KnowledgeHarness;
  let companies: { small: string; large: string };
  const em = () => harness.platform.database.orm.em.fork();

  beforeAll(async () => {
    harness = await startKnowledge(ai);
    const small = await harness.companyWith(invented.file(SMALL));
    companies = { small, large: await harness.companyWith(invented.file(LARGE)) };
    await copyCompany(harness.platform, small, 100);
    await em().execute('analyze');
  }, 180_000);
  afterAll(() => harness.stop());

  it.each([
    ['small', SMALL],
    ['large', LARGE],
  ] as const)('a %s one reads its own rows alone, by indexes', async (size, passages) => {
    const [before, after] = await transactional(em(), async (tx) => {
      const begun = await rowsRead(tx);
      const file = await findActivePromptFile(tx, companies[size]);
      await findActiveStates(tx, [companies[size]]);
      const set = { promptFileId: file?.id ?? '', vectorSetId: file?.vectorSetId ?? '' };
      await loadVectors(tx, { ...set, passages, dimensions: DIMENSIONS });
      return [begun, await rowsRead(tx)];
    });
    const read = after.map(({ table, scans, rows }, i) => [
      table,
      scans - (before[i]?.scans ?? 0),
      rows - (before[i]?.rows ?? 0),
    ]);
    expect(read).toEqual([
      ['passage_vector', 0, passages],
      ['use_case', 0, passages],
      ['use_case_chunk', 0, passages],
    ]);
  });

  it.each(['small', 'large'] as const)('a %s one finds 99 in 100 of the nearest', async (size) => {
    const file = await findActivePromptFile(em(), companies[size]);
    if (!file?.vectorSetId) throw new Error('There are no vectors.');
    const set = { promptFileId: file.id, vectorSetId: file.vectorSetId, dimensions: DIMENSIONS };
    const matrix = await loadVectors(em(), { ...set, passages: file.chunks.length });
    let hits = 0;
    for (let n = 0; n < 20; n += 1) {
      const vector = noise(invented.question(), DIMENSIONS);
      const { rows } = await sql<{ position: number }>`
        select position from passage_vector where vector_set_id = ${set.vectorSetId}::uuid
         order by embedding <=> ${vectorText(vector)}::halfvec limit 10`.execute(em().getKysely());
      const found = new Set(matrix.nearest(vector, [], 10).map(({ position }) => position));
      hits += rows.filter(({ position }) => found.has(position)).length;
    }
    expect(hits / 200).toBeGreaterThanOrEqual(0.99);
  });
});
