import { setImmediate } from 'node:timers/promises';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import { type Bulk, type BulkSession, type CopySource, MODES } from './bulk.js';

/** Pages of 8 KB that one statement copies: the result is in memory, larger values beside the pages. */
const PAGES = 128;

/** Whole tables of a database in this process. */
export const bulkOfEmbedded =
  (client: Pick<PGlite, 'transaction'>): Bulk =>
  (kind, work) =>
    client.transaction(async (transaction) => {
      await transaction.exec(`set transaction ${MODES[kind]}`);
      return work(sessionOf(transaction));
    });

function sessionOf(transaction: Transaction): BulkSession {
  return {
    rows: async <Row>(sql: string, values: readonly unknown[] = []) => {
      const { rows } = await transaction.query<Row>(sql, [...values]);
      return rows;
    },
    copyOut: (source) => copyOut(transaction, source),
    copyIn: async (target, rows) => {
      await setImmediate();
      const blob = new Blob([new Uint8Array(rows)]);
      await transaction.query(`copy ${target} from '/dev/blob'`, [], { blob });
    },
  };
}

/** Page by page, as the result of a statement is handed over as a whole. */
async function* copyOut(
  transaction: Transaction,
  { table, columns, where = 'true' }: CopySource,
): AsyncIterable<Uint8Array> {
  const { rows } = await transaction.query<{ pages: number }>(
    `select (pg_relation_size('${table}') / current_setting('block_size')::int)::int as pages`,
  );
  const pages = rows[0]?.pages ?? 0;
  for (let page = 0; page < pages; page += PAGES) {
    // Other work of this process has its turn: sockets are read and written meanwhile.
    await setImmediate();
    const range = `ctid >= '(${page},0)' and ctid < '(${page + PAGES},0)'`;
    const { blob } = await transaction.query(
      `copy (select ${columns} from ${table} where ${range} and ${where}) to '/dev/blob'`,
    );
    if (blob && blob.size > 0) yield new Uint8Array(await blob.arrayBuffer());
  }
}
