import { access, open, rename, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { isDiskFull } from '../../platform/disk/index.js';
import { BackupError } from './archive/archive-error.js';
import { sealed } from './archive/sealing.js';

/** Numbers and texts shrink well at the lowest level; documents do not at any. */
const LEVEL = 2;

/**
 * Packs and encrypts a tar stream into a new file; a file with its name is always whole.
 * @param read makes the stream, once the file can be written, and gives it to `write`
 */
export async function writeArchive(
  file: string,
  passphrase: string,
  read: (write: (tar: Readable) => Promise<void>) => Promise<void>,
): Promise<void> {
  const exists = await access(file).then(
    () => true,
    () => false,
  );
  if (exists) throw new BackupError(`${file} is there already, and a backup replaces nothing.`);
  const partial = `${file}.partial`;
  await rm(partial, { force: true });
  const target = await open(partial, 'wx', 0o600);
  try {
    await read((tar) =>
      pipeline(
        tar,
        createGzip({ level: LEVEL }),
        (source) => sealed(source, passphrase),
        target.createWriteStream({ flush: true }),
      ),
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
  } finally {
    await target.close();
  }
}
