import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../env.js';
import { BackupError } from './archive/archive-error.js';

/** Names of secrets in archives, which are those of their files below the data folder. */
const SESSION_SECRET = 'session-secret';
const RELEASE_TOKEN = 'release-token';
const VAPID_KEY = 'vapid-key';

type SecretSettings = Pick<
  Config,
  'sessionSecret' | 'releaseToken' | 'vapidPrivateKey' | 'dataDir'
>;

async function readKept(dataDir: string, name: string): Promise<string | undefined> {
  try {
    return (await readFile(join(dataDir, name), 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** What the data cannot be read without, and what was made and not configured besides. */
export async function readSecrets(config: SecretSettings): Promise<Record<string, string>> {
  const session = config.sessionSecret ?? (await readKept(config.dataDir, SESSION_SECRET));
  if (!session) {
    throw new BackupError(
      'SESSION_SECRET is not set, and DATA_DIR keeps none: run the command with the settings of the server.',
    );
  }
  const token = config.releaseToken ? undefined : await readKept(config.dataDir, RELEASE_TOKEN);
  const vapid = config.vapidPrivateKey ? undefined : await readKept(config.dataDir, VAPID_KEY);
  return {
    [SESSION_SECRET]: session,
    ...(token ? { [RELEASE_TOKEN]: token } : {}),
    ...(vapid ? { [VAPID_KEY]: vapid } : {}),
  };
}

/**
 * Puts the secrets of an archive where the server finds them. Throws if SESSION_SECRET is set to
 * another one, as sessions, second factors and waiting mails could not be read, unless `other` says
 * that this is meant.
 */
export async function approveSecrets(
  config: SecretSettings,
  secrets: ReadonlyMap<string, string>,
  { other }: { other: boolean },
): Promise<() => Promise<void>> {
  const session = secrets.get(SESSION_SECRET);
  const present = config.sessionSecret ?? (await readKept(config.dataDir, SESSION_SECRET));
  if (session && present && present !== session && !other) {
    const place = config.sessionSecret ? 'SESSION_SECRET' : `DATA_DIR/${SESSION_SECRET}`;
    throw new BackupError(
      `${place} is not the secret of the archive: second factors, API keys, webhooks' secrets, waiting mails and sessions could not be used. Set it to that of the archive ("verify --secret-to <file>" writes it), or add --other-secret to give these up.`,
    );
  }
  const configured: Record<string, string | undefined> = {
    ...{ [SESSION_SECRET]: present, [RELEASE_TOKEN]: config.releaseToken },
    [VAPID_KEY]: config.vapidPrivateKey,
  };
  return async () => {
    for (const [name, secret] of secrets) {
      const isConfigured = configured[name];
      if (!isConfigured) await keep(config.dataDir, name, secret);
    }
  };
}

/** Writes the session secret of an archive to a new file that only its owner can read. */
export async function writeSessionSecret(
  file: string,
  secrets: ReadonlyMap<string, string>,
): Promise<void> {
  const secret = secrets.get(SESSION_SECRET);
  if (!secret) throw new BackupError('The archive holds no session secret.');
  await writeFile(file, `${secret}\n`, { mode: 0o600, flag: 'wx' }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new BackupError(`${file} is there already, and a secret is written to a new file only.`);
  });
}

/** A secret that is there already stays; an empty file is none. */
async function keep(dataDir: string, name: string, secret: string): Promise<void> {
  if (await readKept(dataDir, name)) return;
  await writeFile(join(dataDir, name), `${secret}\n`, { mode: 0o600 });
}
