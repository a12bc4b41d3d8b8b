import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';

/** Any number that nothing else uses in this database. */
const LOCK = 4_852_811_763;

/** A process that has become silent for so long loses the lock to the next one. */
const LOST_AFTER = '30s';

const BEAT_MS = 5_000;

/** How long a process that found the lock taken waits before it asks again. */
const ASK_MS = 200;

const CONNECT_MS = 5_000;

/**
 * Runs work while no other process does so at the same database: changes of the schema, which do not
 * bear each other. The lock belongs to an open transaction, as behind a pooler nothing else is kept on
 * one connection.
 */
export async function exclusively<T>(databaseUrl: string, work: () => Promise<T>): Promise<T> {
  const client = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    application_name: 'hausgeist-schema',
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    while (!(await takeLock(client))) await delay(ASK_MS);
    // Not a query: that would hold a snapshot.
    const beat = setInterval(() => {
      client.query('show server_version').catch(() => undefined);
    }, BEAT_MS);
    try {
      return await work();
    } finally {
      clearInterval(beat);
    }
  } finally {
    // Ends the transaction as well.
    await client.end().catch(() => undefined);
  }
}

/**
 * Begins a transaction that has the lock, or none. Nothing waits inside a transaction: `create index
 * concurrently`, which the owner of the lock may be doing, waits for the end of every transaction that it
 * finds with a snapshot.
 */
async function takeLock(client: Client): Promise<boolean> {
  await client.query('begin');
  await client.query(`set local idle_in_transaction_session_timeout = '${LOST_AFTER}'`);
  await client.query('set local statement_timeout = 0');
  await client.query('set local lock_timeout = 0');
  const { rows } = await client.query<{ taken: boolean }>(
    `select pg_try_advisory_xact_lock(${LOCK}) as taken`,
  );
  if (rows[0]?.taken) return true;
  await client.query('rollback');
  return false;
}
