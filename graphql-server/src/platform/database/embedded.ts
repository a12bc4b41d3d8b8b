import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Options } from '@mikro-orm/core';
import { type PgliteConnection, PgliteDriver, MikroORM } from '@mikro-orm/pglite';
import type { AbstractSqlDriver } from '@mikro-orm/sql';
import { vector } from '@electric-sql/pglite-pgvector';
import { fromPglite } from 'pg-boss';
import { lockDataFolder } from './data-folder-lock.js';
import type { Database, DatabaseSchema, Orm } from './database-port.js';

/** The data folder holds something that is no database of ours, or one that is damaged. */
export class DamagedDatabaseError extends Error {}

/** Opens PGlite: PostgreSQL inside this process, kept in a folder. */
export async function openEmbedded(
  folder: string,
  options: Partial<Options<AbstractSqlDriver>>,
  schema: DatabaseSchema,
): Promise<Database> {
  const release = schema.inMemory ? () => {} : lockDataFolder(dirname(folder));
  try {
    if (!schema.inMemory) mkdirSync(folder, { recursive: true });
    const orm = (await MikroORM.init({
      ...(options as object),
      driver: PgliteDriver,
      dbName: schema.inMemory ? 'memory://' : folder,
      driverOptions: { extensions: { vector }, loadDataDir: schema.template },
    })) as unknown as Orm;
    const client = await (
      orm.driver.getConnection() as unknown as PgliteConnection
    ).getNativeClient();
    return {
      orm,
      jobStore: { db: fromPglite(client), backend: 'pglite', useListenNotify: true },
      exclusive: true,
      ping: async () => {
        await client.query('select 1');
      },
      close: async () => {
        await orm.close(true);
        release();
      },
    };
  } catch (error) {
    release();
    throw new DamagedDatabaseError(
      `The database in ${folder} cannot be opened. Restore a backup of that folder, or move it away to start empty.`,
      { cause: error },
    );
  }
}
