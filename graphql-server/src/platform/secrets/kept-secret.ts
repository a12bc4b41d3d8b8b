import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../disk/index.js';

/** The secret in this file below the data folder; made at the first call, readable by its owner. */
export async function keptSecret(dataDir: string, fileName: string): Promise<string> {
  const file = join(dataDir, fileName);
  makeFolder(dataDir);
  try {
    const secret = randomBytes(32).toString('base64url');
    await writeFile(file, `${secret}\n`, { mode: 0o600, flag: 'wx' });
    return secret;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return (await readFile(file, 'utf8')).trim();
  }
}
