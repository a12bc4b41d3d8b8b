import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Client } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { type Bulk, type BulkSession, MODES } from './bulk.js';
import { unreachable } from './unreachable-database.js';

/** Whole tables of a PostgreSQL server, by a connection of their own. */
export const bulkOfPostgres =
  (databaseUrl: string): Bulk =>
  async (kind, work) => {
    const client = new Client({
      connectionString: databaseUrl,
      keepAlive: true,
      application_name: 'hausgeist backup',
      connectionTimeoutMillis: 10_000,
    });
    // Told by the statement that runs, too.
    client.on('error', () => undefined);
    await client.connect().catch((error: unknown) => {
      throw unreachable(error, databaseUrl);
    });
    try {
      await client.query(`begin transaction ${MODES[kind]}`);
      // Files are read and stored in between, which takes its time.
      await client.query('set local idle_in_transaction_session_timeout = 0');
      await client.query('set local statement_timeout = 0');
      const result = await work(sessionOf(client));
      await client.query('commit');
      return result;
    } finally {
      // Uncommitted work is rolled back with the connection.
      await client.end();
    }
  };

const sessionOf = (client: Client): BulkSession => ({
  rows: async <Row>(sql: string, values: readonly unknown[] = []) => {
    const { rows } = await client.query<Row & object>(sql, [...values]);
    return rows;
  },
  copyOut: ({ table, columns, where = 'true' }) =>
    client.query(copyTo(`copy (select ${columns} from ${table} where ${where}) to stdout`)),
  copyIn: async (target, rows) => {
    await pipeline(Readable.from([rows]), client.query(copyFrom(`copy ${target} from stdin`)));
  },
});
