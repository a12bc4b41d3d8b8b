import type { Options } from '@mikro-orm/core';
import { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { AbstractSqlDriver } from '@mikro-orm/sql';
import type { Pool } from 'pg';
import type { DatabaseSettings } from '../../database-settings.js';
import type { Logger } from '../telemetry/index.js';
import { createMissingDatabase } from './create-database.js';
import type { ConnectionLoad, Database, Orm } from './database-port.js';
import { bulkOfPostgres } from './bulk-postgres.js';
import { exclusively } from './exclusive-section.js';
import { observedClient } from './observed-client.js';
import { ReleasingDriver } from './releasing-driver.js';
import { findPooler } from './pooler.js';
import { pooledClient } from './pooled-client.js';
import { PreparingClient } from './preparing-client.js';
import { asConnectionParameters } from './session-limits.js';
import { explainSchemaFailure } from './unusable-database.js';
import type { BeginStatement } from './statement-watch.js';
import { addressOf, unreachable } from './unreachable-database.js';
import { clientFor, serverProbe } from './watched-client.js';

/** Connections of this process to PostgreSQL, besides the job library's. */
export const POOL_SIZE = 20;

/** A wait for a connection longer than this fails instead of piling up. */
const PATIENCE_MS = 5_000;

/** How to open a PostgreSQL server. */
export interface PostgresOptions {
  databaseUrl: string;
  settings: DatabaseSettings;
  orm: Partial<Options<AbstractSqlDriver>>;
  log: Logger;
  /** Looks after each statement. */
  begin: BeginStatement;
}

/** Opens a PostgreSQL server that has the pgvector extension. */
export async function openPostgres({
  databaseUrl,
  settings,
  orm: options,
  log,
  begin,
}: PostgresOptions): Promise<Database> {
  let pool: Pool | undefined;
  let released = 0;
  const directUrl = settings.directUrl ?? databaseUrl;
  await createMissingDatabase(directUrl);
  const client = await clientClass(databaseUrl, settings, log);
  const session = {
    application_name: sessionName(settings.processName),
    connectionTimeoutMillis: PATIENCE_MS,
    keepAlive: true,
    ...(client.isPooled ? {} : asConnectionParameters(settings.limits)),
    Client: observedClient(client.type, begin),
  };
  const orm = (await MikroORM.init({
    ...(options as object),
    driver: ReleasingDriver,
    entityManager: EntityManager,
    clientUrl: databaseUrl,
    pool: { min: 0, max: POOL_SIZE, idleTimeoutMillis: 30_000 },
    driverOptions: {
      ...session,
      onPoolCreated: (made: Pool) => {
        pool = made;
        made.on('release', () => {
          released += 1;
        });
      },
    },
  })) as unknown as Orm;
  const ping = async () => {
    await orm.driver.getConnection().execute('select 1');
  };
  try {
    await ping();
  } catch (error) {
    await orm.close(true);
    throw unreachable(error, databaseUrl);
  }
  return {
    orm,
    // Its upkeep goes through very many jobs, so that its statements have no limit.
    jobStore: {
      ...({ ...session, ...(client.isPooled ? {} : { statement_timeout: 0 }) } as object),
      connectionString: databaseUrl,
      max: 4,
    },
    exclusive: false,
    exclusively: async (work) => {
      try {
        return await exclusively(directUrl, work);
      } catch (error) {
        const place = { user: new URL(directUrl).username, address: addressOf(directUrl) };
        throw explainSchemaFailure(error, place);
      }
    },
    connections: () => pool && loadOf(pool),
    bulk: bulkOfPostgres(settings.directUrl ?? databaseUrl),
    progress: () => released,
    answersElsewhere: serverProbe(databaseUrl),
    // Its server has a disk of its own, and says so by failing.
    checkRoom: async () => undefined,
    ping,
    close: () => orm.close(true),
  };
}

/**
 * Opens a server to change its schema: past a pooler if an address for that is set, and without a limit
 * for statements. Knows no entities, as migrations need none.
 */
export async function openForMigrations({
  databaseUrl,
  settings,
  orm: options,
}: PostgresOptions): Promise<Orm> {
  return MikroORM.init({
    ...(options as object),
    entities: [],
    discovery: { warnWhenNoEntities: false },
    driver: ReleasingDriver,
    entityManager: EntityManager,
    clientUrl: settings.directUrl ?? databaseUrl,
    pool: { min: 0, max: 2 },
    driverOptions: {
      application_name: sessionName('migrations'),
      connectionTimeoutMillis: PATIENCE_MS,
      Client: clientFor({
        databaseUrl: settings.directUrl ?? databaseUrl,
        tellsProcesses: settings.directUrl !== undefined,
      }),
    },
  });
}

/** The class of connections that fits what is between us and the server. */
export async function clientClass(
  databaseUrl: string,
  { pooler, limits }: DatabaseSettings,
  log: Logger,
) {
  const isPooled =
    pooler === 'auto'
      ? await findPooler(databaseUrl).catch((error: unknown) => {
          throw unreachable(error, databaseUrl);
        })
      : pooler === 'transaction';
  if (isPooled) {
    log.info(
      { database: addressOf(databaseUrl) },
      'a pooler is in front of PostgreSQL: nothing is kept in sessions, no statement stays prepared',
    );
  }
  const base = isPooled ? pooledClient(limits) : PreparingClient;
  return { isPooled, type: clientFor({ databaseUrl, tellsProcesses: !isPooled }, base) };
}

const loadOf = ({ totalCount, idleCount, waitingCount }: Pool): ConnectionLoad => ({
  busy: totalCount - idleCount,
  idle: idleCount,
  waiting: waitingCount,
});

/** What an operator sees of us in `pg_stat_activity`. */
export const sessionName = (what: string) => `hausgeist ${what} ${process.pid}`;
