import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { dirname } from 'node:path';
import { requireRoom } from '../disk/index.js';
import type { DatabaseSchema } from './database-port.js';

/** What an empty database with the schema takes, and some work. */
const NEW_MEGABYTES = 64;

/**
 * Makes the folder of a new database, where there is none. It is made beside its place and moved there
 * when it is complete, so that a full disk or a kill meanwhile leaves nothing that looks like a database.
 * It begins with what the template writes, if one is given: making one from nothing takes seconds.
 */
export async function ensureDataFolder(
  folder: string,
  extensions: NonNullable<PGliteOptions['extensions']>,
  template?: DatabaseSchema['template'],
): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).length > 0) return;
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(dirname(folder), { recursive: true });
  await requireRoom(dirname(folder), NEW_MEGABYTES);
  if (template) await template(unfinished);
  else await (await PGlite.create({ dataDir: unfinished, extensions })).close();
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
}
