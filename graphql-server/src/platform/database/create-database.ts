import { Client } from 'pg';
import { UnusableDatabaseError } from './unusable-database.js';

/** PostgreSQL's codes: no such database; it is there meanwhile, by its name or by the index. */
const MISSING = '3D000';
const EXISTS = new Set(['42P04', '23505']);
const NOT_ALLOWED = '42501';

/** The database that every server has. */
const MAINTENANCE = 'postgres';

const CONNECT_MS = 5_000;

/**
 * Creates the database that the URL names if it is missing. Several processes may do so at once.
 * Other failures are left to the next connection.
 */
export async function createMissingDatabase(databaseUrl: string): Promise<void> {
  if ((await failureAt(databaseUrl)) !== MISSING) return;
  const url = new URL(databaseUrl);
  const name = decodeURIComponent(url.pathname.slice(1));
  url.pathname = `/${MAINTENANCE}`;
  const code = await failureAt(url.toString(), async (client) => {
    await client.query(`create database ${client.escapeIdentifier(name)}`);
  });
  if (code === NOT_ALLOWED) {
    throw new UnusableDatabaseError(
      `There is no database "${name}" at ${url.host}, and the user "${url.username}" may not create it. Create it with that user as its owner, or correct DATABASE_URL.`,
    );
  }
  if (code && !EXISTS.has(code)) {
    throw new UnusableDatabaseError(
      `There is no database "${name}" at ${url.host}, and it could not be created (${code}). Create it, or correct DATABASE_URL.`,
    );
  }
}

/** The code of what fails when connecting there and doing something; undefined if nothing does. */
async function failureAt(
  connectionString: string,
  work: (client: Client) => Promise<void> = async () => undefined,
): Promise<string | undefined> {
  const client = new Client({ connectionString, connectionTimeoutMillis: CONNECT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await work(client);
    return undefined;
  } catch (error) {
    return (error as { code?: string }).code ?? (error as Error).message;
  } finally {
    await client.end();
  }
}
