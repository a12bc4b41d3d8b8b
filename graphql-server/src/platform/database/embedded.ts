import { constants } from 'node:fs';
import { access, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
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
import type { Logger } from '../telemetry/index.js';
import { ProductPglite } from './column-types.js';
import { leaveOutNeedlessSyncs } from './needless-syncs.js';
import { startAutovacuum } from './embedded-autovacuum.js';
import { yieldingPglite } from './yielding-pglite.js';
import { lockDataFolder } from './data-folder-lock.js';
import { type Beginning, ensureDataFolder } from './new-data-folder.js';
import type { Database, DatabaseSchema, Orm } from './database-port.js';
import type { BeginStatement } from './statement-watch.js';

const EXTENSIONS = { vector, pg_trgm, btree_gin };

/**
 * Pages that PostgreSQL keeps itself. It clears them all at the start, so that all take memory; what does not fit
 * is in the system's cache of the same files, from which lists and single rows were read as fast.
 */
const START_PARAMETERS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/**
 * V8 compiles functions of WebAssembly again that run often. One of PGlite's is so large that this takes
 * 600 MB and seconds of a processor, soon after each start; what is compiled once is hardly slower.
 */
function compileWebAssemblyOnce(): void {
  setFlagsFromString('--no-wasm-tier-up');
  setFlagsFromString('--no-wasm-dynamic-tiering');
}

/** The data folder holds something other than a database of ours, or a damaged one. */
export class DamagedDatabaseError extends Error {}

/** Opens PGlite: PostgreSQL inside this process, kept in a folder. */
export async function openEmbedded(
  folder: string,
  options: Partial<Options<AbstractSqlDriver>>,
  schema: DatabaseSchema,
  { begin, log }: { begin: BeginStatement; log: Logger },
): Promise<Database> {
  const { instance, close } = await openPglite(folder, { ...schema, log });
  try {
    leaveOutNeedlessSyncs(instance);
    const client = yieldingPglite(instance, begin);
    const endAutovacuum = startAutovacuum(client, log);
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
        await endAutovacuum();
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
  { inMemory, lend, ...beginning }: Pick<DatabaseSchema, 'inMemory' | 'lend'> & Beginning = {},
): Promise<{ instance: PGlite; close: () => Promise<void> }> {
  const isKept = !inMemory;
  const lent = isKept ? undefined : lend?.();
  const release = isKept ? lockDataFolder(dirname(folder)) : () => lent?.giveBack();
  compileWebAssemblyOnce();
  try {
    if (isKept) await ensureDataFolder(folder, EXTENSIONS, beginning);
    const instance = new ProductPglite({
      dataDir: isKept ? folder : (lent?.path ?? 'memory://'),
      extensions: EXTENSIONS,
      startParams: START_PARAMETERS,
      // The ORM reads times as text; an instance it did not make must be told so.
      parsers: createPostgreSqlTypeParsers((text) => parseArray(text)),
    });
    await instance.waitReady;
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

/** A full disk and files of another user look like damage from inside: PGlite only tells that it ended. */
async function cannotOpen(folder: string, cause: unknown): Promise<unknown> {
  if (isDiskFull(cause)) return cause;
  try {
    await requireRoom(dirname(folder));
    await requireAccess(folder);
  } catch (error) {
    return error;
  }
  return new DamagedDatabaseError(
    `The database in ${folder} cannot be opened. Restore a backup, or move that folder away to start empty.`,
    { cause },
  );
}

/** Throws for the first file that this process may not read and write, as when a backup was restored by another user. */
async function requireAccess(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    await access(join(folder, name), constants.R_OK | constants.W_OK);
  }
}
