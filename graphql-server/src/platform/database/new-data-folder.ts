import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { dirname } from 'node:path';
import { isDiskFull, makeFolder, requireRoom } from '../disk/index.js';
import type { Logger } from '../telemetry/index.js';
import type { DatabaseSchema } from './database-port.js';

/** What a new database begins with, and the log that is told where that cannot be read. */
export type Beginning = Pick<DatabaseSchema, 'template'> & { log?: Logger };

/** What an empty database with the schema takes, and some work. */
const NEW_MEGABYTES = 64;

/**
 * Makes the folder of a new database, where there is none. It is made beside its place and moved there
 * when it is complete, so that a full disk or a kill meanwhile leaves nothing that looks like a database.
 * It begins with what the template writes, if one is given and whole: making one from nothing takes seconds.
 */
export async function ensureDataFolder(
  folder: string,
  extensions: NonNullable<PGliteOptions['extensions']>,
  beginning: Beginning = {},
): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).length > 0) return;
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  makeFolder(dirname(folder));
  await requireRoom(dirname(folder), NEW_MEGABYTES);
  if (!(await isFromTemplate(unfinished, beginning))) {
    await (await PGlite.create({ dataDir: unfinished, extensions })).close();
  }
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
}

/** Whether there is a template that could be written; nothing is left of one that could not. */
async function isFromTemplate(folder: string, { template, log }: Beginning): Promise<boolean> {
  if (!template) return false;
  try {
    await template(folder);
    return true;
  } catch (error) {
    if (isDiskFull(error)) throw error;
    log?.warn({ err: error }, 'the empty database of the build cannot be read; one is made anew');
    rmSync(folder, { recursive: true, force: true });
    return false;
  }
}
