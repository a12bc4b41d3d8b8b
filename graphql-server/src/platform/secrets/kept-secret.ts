import { randomBytes, randomUUID } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { copyFile, link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../disk/index.js';

/** With less, it could be guessed; an empty one lets everybody in. */
const SHORTEST = 16;

/** What file systems without hard links answer, such as those of some network drives. */
const WITHOUT_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

/** A secret that was made is not whole any more. */
export class UnusableSecretError extends Error {}

/** The secret in this file below the data folder; made at the first call, readable by its owner. */
export async function keptSecret(dataDir: string, fileName: string): Promise<string> {
  const file = join(dataDir, fileName);
  makeFolder(dataDir);
  const secret = (await makeSecret(file)) ?? (await readFile(file, 'utf8')).trim();
  if (secret.length >= SHORTEST) return secret;
  throw new UnusableSecretError(
    `The secret in ${file} is empty or cut off. Put that of a backup there, or move the file away and a new one is made, which voids what the old one protects.`,
  );
}

/**
 * Makes the file; undefined if it is there. It appears with all of its content or not at all, whatever
 * a full disk, a kill, or another process that starts at the same moment does.
 */
async function makeSecret(file: string): Promise<string | undefined> {
  if (existsSync(file)) return undefined;
  const secret = randomBytes(32).toString('base64url');
  const unfinished = `${file}.${randomUUID()}`;
  try {
    await writeFile(unfinished, `${secret}\n`, { mode: 0o600, flag: 'wx', flush: true });
    await putInPlace(unfinished, file);
    return secret;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return undefined;
    throw error;
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Unlike a rename, a link never takes the place of a file that is there; a copy can be seen half-written. */
async function putInPlace(unfinished: string, file: string): Promise<void> {
  try {
    await link(unfinished, file);
  } catch (error) {
    if (!WITHOUT_LINKS.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    await copyFile(unfinished, file, constants.COPYFILE_EXCL);
  }
}
