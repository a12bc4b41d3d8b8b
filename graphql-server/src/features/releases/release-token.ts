import type { Config } from '../../env.js';
import { unauthenticated } from '../../platform/errors/index.js';
import { carriesToken, keptSecret } from '../../platform/secrets/index.js';
import { releaseReasons } from './release.reasons.js';

/** Name of the file below DATA_DIR that keeps the token when none is configured. */
const FILE_NAME = 'release-token';

/** The token that releases need: the configured one, or one that is made once and kept. */
export async function openReleaseToken({
  releaseToken,
  dataDir,
}: Pick<Config, 'releaseToken' | 'dataDir'>): Promise<string> {
  return releaseToken ?? keptSecret(dataDir, FILE_NAME);
}

/** Throws unless an Authorization header carries the token. */
export function requireReleaseToken(token: string, header: string | undefined): void {
  if (!carriesToken(header, token)) throw unauthenticated(releaseReasons.RELEASE_TOKEN_REQUIRED);
}
