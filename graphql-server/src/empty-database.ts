import { createReadStream, statSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { isNewerThanModules } from './platform/built/index.js';

/** An empty database with the tables of this build, beside what the compiler wrote. */
export const EMPTY_DATABASE = join(import.meta.dirname, 'empty-database.tar.gz');

/**
 * For so long after a build it may be used. It has the tables of the month it was made in and of the next three,
 * and the nightly job cannot make those of a month whose first rows are elsewhere.
 */
const USABLE_DAYS = 60;

/**
 * What writes the database that a new data folder begins with; undefined where the build left none, and
 * where it may not fit to the code that runs.
 */
export function emptyDatabase(
  file = EMPTY_DATABASE,
  now = Date.now(),
): ((folder: string) => Promise<void>) | undefined {
  const madeAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (!isNewerThanModules(file) || now - madeAt > USABLE_DAYS * 86_400_000) return undefined;
  return async (folder) => {
    const { unpackTar } = await import('modern-tar/fs');
    await pipeline(createReadStream(file), createGunzip(), unpackTar(folder));
  };
}
