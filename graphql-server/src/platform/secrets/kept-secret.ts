import { randomBytes } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../disk/index.js';

/** With less, it could be guessed; an empty one lets everybody in. */
const SHORTEST = 16;

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

/** Whether the data folder keeps a secret, and another one than this. */
export async function keepsOther(
  dataDir: string,
  fileName: string,
  secret: string,
): Promise<boolean> {
  const kept = await readFile(join(dataDir, fileName), 'utf8').catch(() => '');
  return kept.trim() !== '' && kept.trim() !== secret;
}

/** Makes the file; undefined if it is there. Nothing is left of one that a full disk cuts off. */
async function makeSecret(file: string): Promise<string | undefined> {
  const secret = randomBytes(32).toString('base64url');
  try {
    await writeFile(file, `${secret}\n`, { mode: 0o600, flag: 'wx' });
    return secret;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return undefined;
    await rm(file, { force: true });
    throw error;
  }
}
