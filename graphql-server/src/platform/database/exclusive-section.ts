import { Client } from 'pg';

/** Any number that nothing else uses in this database. */
const LOCK = 4_852_811_763;

/** A process that has become silent for so long loses the lock to the next one. */
const LOST_AFTER = '30s';

const BEAT_MS = 5_000;

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
    await client.query('begin');
    await client.query(`set local idle_in_transaction_session_timeout = '${LOST_AFTER}'`);
    await client.query('set local statement_timeout = 0');
    await client.query('set local lock_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const beat = setInterval(() => {
      client.query('select 1').catch(() => undefined);
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
