import { dirname } from 'node:path';
import type { Options } from '@mikro-orm/core';
import { MikroORM, PgliteDriver } from '@mikro-orm/pglite';
import { type AbstractSqlDriver, createPostgreSqlTypeParsers } from '@mikro-orm/sql';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { vector } from '@electric-sql/pglite-pgvector';
import { fromPglite } from 'pg-boss';
import { parse as parseArray } from 'postgres-array';
import { bulkOfEmbedded } from './bulk-embedded.js';
import { isDiskFull, requireRoom } from '../disk/index.js';
import { forgetRareTypes } from './column-types.js';
import { yieldingPglite } from './yielding-pglite.js';
import { lockDataFolder } from './data-folder-lock.js';
import { ensureDataFolder } from './new-data-folder.js';
import type { Database, DatabaseSchema, Orm } from './database-port.js';
import type { BeginStatement } from './statement-watch.js';

const EXTENSIONS = { vector, pg_trgm, btree_gin };

/** The data folder holds something other than a database of ours, or a damaged one. */
export class DamagedDatabaseError extends Error {}

/** Opens PGlite: PostgreSQL inside this process, kept in a folder. */
export async function openEmbedded(
  folder: string,
  options: Partial<Options<AbstractSqlDriver>>,
  schema: DatabaseSchema,
  begin: BeginStatement,
): Promise<Database> {
  const { instance, close } = await openPglite(folder, schema);
  try {
    forgetRareTypes(instance);
    const client = yieldingPglite(instance, begin);
    const orm = (await MikroORM.init({
      ...(options as object),
      driver: PgliteDriver,
      dbName: 'postgres',
      // As a function: options are copied deeply, and an instance does not survive that.
      driverOptions: { pglite: () => client },
    })) as unknown as Orm;
    return {
      orm,
      jobStore: { db: fromPglite(client), backend: 'pglite', useListenNotify: true },
      exclusive: true,
      connections: () => undefined,
      exclusively: (work) => work(),
      progress: () => 0,
      answersElsewhere: async () => false,
      checkRoom: async () => (schema.inMemory ? undefined : requireRoom(folder)),
      bulk: bulkOfEmbedded(instance),
      ping: async () => {
        await client.query('select 1');
      },
      close: async () => {
        await orm.close(true);
        await close();
      },
    };
  } catch (error) {
    await close();
    throw await cannotOpen(folder, error);
  }
}

/** Opens the instance alone, and takes the folder for this process. */
export async function openPglite(
  folder: string,
  { inMemory, template }: Pick<DatabaseSchema, 'inMemory' | 'template'> = {},
): Promise<{ instance: PGlite; close: () => Promise<void> }> {
  const release = inMemory ? () => {} : lockDataFolder(dirname(folder));
  try {
    if (!inMemory) await ensureDataFolder(folder, EXTENSIONS, template);
    const instance = await PGlite.create({
      dataDir: inMemory ? 'memory://' : folder,
      extensions: EXTENSIONS,
      // The ORM reads times as text; an instance it did not make must be told so.
      parsers: createPostgreSqlTypeParsers((text) => parseArray(text)),
      ...(inMemory && template ? { loadDataDir: template } : {}),
    });
    const close = async () => {
      await instance.close();
      release();
    };
    return { instance, close };
  } catch (error) {
    release();
    throw await cannotOpen(folder, error);
  }
}

/** A full disk looks like damage from inside: PGlite only tells that it ended. */
async function cannotOpen(folder: string, cause: unknown): Promise<unknown> {
  if (isDiskFull(cause)) return cause;
  try {
    await requireRoom(dirname(folder));
  } catch (error) {
    return error;
  }
  return new DamagedDatabaseError(
    `The database in ${folder} cannot be opened. Restore a backup, or move that folder away to start empty.`,
    { cause },
  );
}
