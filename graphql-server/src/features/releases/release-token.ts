import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../env.js';
import { unauthenticated } from '../../platform/errors/index.js';

/** Name of the file below DATA_DIR that keeps a token which nobody configured. */
const FILE_NAME = 'release-token';

/** The token that releases need: the configured one, or one that is made once and kept. */
export async function openReleaseToken({
  releaseToken,
  dataDir,
}: Pick<Config, 'releaseToken' | 'dataDir'>): Promise<string> {
  if (releaseToken) return releaseToken;
  const file = join(dataDir, FILE_NAME);
  await mkdir(dataDir, { recursive: true });
  try {
    const token = randomBytes(32).toString('base64url');
    await writeFile(file, `${token}\n`, { mode: 0o600, flag: 'wx' });
    return token;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return (await readFile(file, 'utf8')).trim();
  }
}

/** Throws unless an Authorization header carries the token. */
export function requireReleaseToken(token: string, header: string | undefined): void {
  const given = /^Bearer\s+(\S+)$/i.exec(header ?? '')?.[1] ?? '';
  if (!timingSafeEqual(hash(given), hash(token))) {
    throw unauthenticated('A valid release token is required.');
  }
}

const hash = (text: string) => createHash('sha256').update(text).digest();
