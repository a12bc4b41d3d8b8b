import { Client } from 'pg';

/** Patience with the server at the start. */
const CONNECT_MS = 5_000;

/** Code of PostgreSQL for a database that is not there; it is created later. */
const DATABASE_MISSING = '3D000';

/**
 * Whether a pooler such as PgBouncer is between us and PostgreSQL: a connection is told the number of
 * the process that serves it, and a pooler tells one of its own making.
 */
export async function findPooler(databaseUrl: string): Promise<boolean> {
  try {
    return await ask(databaseUrl);
  } catch (error) {
    if ((error as { code?: unknown }).code !== DATABASE_MISSING) throw error;
    const other = new URL(databaseUrl);
    other.pathname = '/postgres';
    return ask(other.toString());
  }
}

async function ask(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString, connectionTimeoutMillis: CONNECT_MS });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const { processID } = client as unknown as { processID: number };
    return rows[0]?.pid !== processID;
  } finally {
    await client.end();
  }
}
