import { join } from 'node:path';
import { type Options, UnderscoreNamingStrategy } from '@mikro-orm/core';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { Migrator } from '@mikro-orm/migrations';
import type { AbstractSqlDriver } from '@mikro-orm/sql';
import { readDatabaseSettings } from '../../database-settings.js';
import type { Config } from '../../env.js';
import type { Logger } from '../telemetry/index.js';
import type { Database, DatabaseSchema, Orm } from './database-port.js';
import { openEmbedded } from './embedded.js';
import { migrate } from './migrate.js';
import { openForMigrations, openPostgres, type PostgresOptions } from './postgres.js';
import { openReplica } from './replica.js';
import { watchStatements } from './statement-watch.js';

/** Opens the configured database and brings its schema up to date. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'> &
    Partial<Pick<Config, 'database' | 'slowQueryMs'>>,
  schema: DatabaseSchema,
  log: Logger,
): Promise<Database> {
  const orm = ormOptions(schema);
  const { databaseUrl, database: settings = readDatabaseSettings({}) } = config;
  const begin = watchStatements(config.slowQueryMs ?? 0, log);
  const postgres = databaseUrl ? { databaseUrl, settings, orm, log, begin } : undefined;
  const database = postgres
    ? await openPostgres(postgres)
    : await openEmbedded(join(config.dataDir, 'database'), orm, schema, { begin, log });
  try {
    await database.exclusively(() =>
      postgres ? migratePostgres(postgres, schema) : migrate(database.orm, schema, log),
    );
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

async function migratePostgres(options: PostgresOptions, schema: DatabaseSchema): Promise<void> {
  const orm = await openForMigrations(options);
  try {
    await migrate(orm, schema, options.log);
  } finally {
    await orm.close(true);
  }
}

/** How to open the server at an address of `DATABASE_READ_URL`; fails while it is away. */
export function replicaOpener(
  config: Pick<Config, 'database' | 'slowQueryMs'>,
  schema: DatabaseSchema,
  log: Logger,
): (databaseUrl: string) => Promise<Orm> {
  const begin = watchStatements(config.slowQueryMs, log);
  const options = { settings: config.database, orm: ormOptions(schema), log, begin };
  return async (databaseUrl) => openReplica({ ...options, databaseUrl });
}

function ormOptions(schema: DatabaseSchema): Partial<Options<AbstractSqlDriver>> {
  return {
    entities: schema.entities,
    metadataProvider: ReflectMetadataProvider,
    namingStrategy: UnderscoreNamingStrategy,
    extensions: [Migrator],
    forceUtcTimezone: true,
    // A stray query on the shared identity map would leak rows between requests.
    allowGlobalContext: false,
    ignoreUndefinedInQuery: true,
    schemaGenerator: { disableForeignKeys: false },
    migrations: {
      migrationsList: schema.migrations as never,
      snapshot: false,
      snapshotOnMigrate: false,
      silent: true,
      disableForeignKeys: false,
      // One transaction for all would hold the locks of the first until the last is done.
      allOrNothing: false,
    },
  };
}
