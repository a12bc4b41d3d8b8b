import type { Options } from '@mikro-orm/core';
import { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { AbstractSqlDriver } from '@mikro-orm/sql';
import type { Database, Orm } from './database-port.js';
import { ReleasingDriver } from './releasing-driver.js';
import { clientFor } from './watched-client.js';

/** PostgreSQL does not answer at the configured address, or does not let the product in. */
export class DatabaseUnreachableError extends Error {}

/** Connections of this process to PostgreSQL, besides the job library's. */
const POOL_SIZE = 20;

/** A wait for a connection longer than this fails instead of piling up. */
const PATIENCE_MS = 5_000;

/** Opens a PostgreSQL server that has the pgvector extension. */
export async function openPostgres(
  databaseUrl: string,
  options: Partial<Options<AbstractSqlDriver>>,
): Promise<Database> {
  const client = clientFor(databaseUrl);
  const orm = (await MikroORM.init({
    ...(options as object),
    driver: ReleasingDriver,
    entityManager: EntityManager,
    clientUrl: databaseUrl,
    pool: { min: 0, max: POOL_SIZE, idleTimeoutMillis: 30_000 },
    driverOptions: {
      connectionTimeoutMillis: PATIENCE_MS,
      keepAlive: true,
      Client: client,
    },
  })) as unknown as Orm;
  const ping = async () => {
    await orm.driver.getConnection().execute('select 1');
  };
  try {
    await ping();
  } catch (error) {
    await orm.close(true);
    throw new DatabaseUnreachableError(describe(error, addressOf(databaseUrl)), { cause: error });
  }
  return {
    orm,
    jobStore: {
      connectionString: databaseUrl,
      connectionTimeoutMillis: PATIENCE_MS,
      max: 4,
      useListenNotify: true,
      // The job library hands all of this to its pool, but its types name only a part.
      ...({ Client: client } as object),
    },
    exclusive: false,
    ping,
    close: () => orm.close(true),
  };
}

/** Codes of PostgreSQL for a wrong name or password, or an address that it refuses. */
const NOT_LET_IN = new Set(['28000', '28P01']);

function describe(error: unknown, address: string): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && NOT_LET_IN.has(String(cause.code))) {
      return `PostgreSQL at ${address} refuses to let this user in (${cause.message}). Check the name and the password in DATABASE_URL.`;
    }
  }
  return `PostgreSQL does not answer at ${address}. Check DATABASE_URL and that the server runs.`;
}

/** Host, port and database name only: the URL may carry a password. */
function addressOf(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}
