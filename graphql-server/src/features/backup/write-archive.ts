import { createWriteStream } from 'node:fs';
import { access, rename, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { isDiskFull } from '../../platform/disk/index.js';
import { BackupError } from './archive/archive-error.js';
import { sealed } from './archive/sealing.js';

/** Numbers and texts shrink well at the lowest level; documents do not at any. */
const LEVEL = 2;

/** Packs and encrypts a tar stream into a new file; a file with its name is always whole. */
export async function writeArchive(tar: Readable, file: string, passphrase: string): Promise<void> {
  const exists = await access(file).then(
    () => true,
    () => false,
  );
  if (exists) {
    tar.destroy();
    throw new BackupError(`${file} is there already, and a backup replaces nothing.`);
  }
  const partial = `${file}.partial`;
  await rm(partial, { force: true });
  const target = createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true });
  try {
    await pipeline(
      tar,
      createGzip({ level: LEVEL }),
      (source) => sealed(source, passphrase),
      target,
    );
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    if (!isDiskFull(error)) throw error;
    // Left as it is, it would be told of the disk of the data folder.
    throw new BackupError(
      `The disk of ${file} is full: the archive does not fit. Make room on it, or choose another one.`,
      { cause: error },
    );
  }
}
