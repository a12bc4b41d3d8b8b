import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { Config } from '../../env.js';
import {
  createMissingDatabase,
  type DatabaseSchema,
  openBulk,
  openDatabase,
} from '../../platform/database/index.js';
import { InProcessEventBus } from '../../platform/events/index.js';
import { openFileStore } from '../../platform/files/index.js';
import { JobQueue } from '../../platform/jobs/index.js';
import { forgetSecret } from '../../platform/secrets/index.js';
import type { Logger } from '../../platform/telemetry/index.js';
import { BackupError } from './archive/archive-error.js';
import type { Manifest } from './archive/manifest.js';
import type { CheckedArchive } from './archive/walk-archive.js';
import { askForBackup } from './backup-socket.js';
import { type BackupSource, makeBackup } from './make-backup.js';
import { restoreBackup, type RestoreTarget } from './restore-backup.js';
import { approveSecrets, readSecrets, writeSessionSecret } from './secrets.js';
import { verifyBackup } from './verify-backup.js';
import { writeArchive } from './write-archive.js';

/** What a backup of a server with these settings is made of, its database apart. */
export async function backupSource(config: Config): Promise<Omit<BackupSource, 'bulk'>> {
  return {
    files: await openFileStore(config),
    engine: config.databaseUrl ? 'postgresql' : 'embedded',
    version: config.version,
    secrets: await readSecrets(config),
  };
}

/** Makes an encrypted archive of everything; returns what to tell. */
export async function backUp(config: Config, file: string): Promise<string> {
  const passphrase = requirePassphrase(config);
  await writeArchive(file, passphrase, async (write) => {
    const asked = config.databaseUrl ? undefined : await askForBackup(config.dataDir);
    await (asked ? write(asked) : backUpStopped(config, write));
  });
  // Read again: a backup is as good as its last check.
  const { description, manifest } = await verifyBackup(file, passphrase);
  return `${file} (${megabytes((await stat(file)).size)}) is checked and holds:\n${summary({ description, manifest })}`;
}

/** Reads the database itself: PostgreSQL at any time, the embedded one while no server has it open. */
async function backUpStopped(
  config: Config,
  write: (tar: Readable) => Promise<void>,
): Promise<void> {
  const opened = await openBulk(config);
  if (!opened) throw new BackupError(`There is no database in ${config.dataDir}.`);
  try {
    await write(makeBackup({ bulk: opened.bulk, ...(await backupSource(config)) }));
  } finally {
    await opened.close();
  }
}

/** Checks an archive; returns what is in it. */
export async function verify(
  config: Config,
  file: string,
  secretTo: string | undefined,
): Promise<string> {
  const archive = await verifyBackup(file, requirePassphrase(config));
  if (secretTo) await writeSessionSecret(secretTo, archive.secrets);
  const written = secretTo ? `\nIts session secret is in ${secretTo}.` : '';
  return `${file} is whole and holds:\n${summary(archive)}${written}`;
}

/** Restores an archive; returns what to tell. */
export async function restore(
  { config, schema, log }: { config: Config; schema: DatabaseSchema; log: Logger },
  file: string,
  options: { replace: boolean; otherSecret: boolean },
): Promise<string> {
  const passphrase = requirePassphrase(config);
  const kept: (() => Promise<void>)[] = [];
  const target = await targetOf(config, schema, log, options);
  const archive = await restoreBackup(target, {
    file,
    passphrase,
    replace: options.replace,
    approve: async ({ secrets }) => {
      kept.push(await approveSecrets(config, secrets, { other: options.otherSecret }));
    },
  });
  for (const keep of kept) await keep();
  return `Restored, and brought up to date:\n${summary(archive)}`;
}

async function targetOf(
  config: Config,
  schema: DatabaseSchema,
  log: Logger,
  { otherSecret }: { otherSecret: boolean },
): Promise<RestoreTarget> {
  return {
    files: await openFileStore(config),
    migrations: schema.migrations.map(({ name }) => name),
    openAsIs: async () => {
      const { databaseUrl, database } = config;
      if (databaseUrl) await createMissingDatabase(database.directUrl ?? databaseUrl);
      return openBulk(config);
    },
    openMigrated: async (names) => {
      const migrations = schema.migrations.filter(({ name }) => names.includes(name));
      const database = await openDatabase(config, { ...schema, migrations }, log);
      const jobs = new JobQueue(database, new InProcessEventBus(), log);
      await jobs.start(0);
      await jobs.stop(0);
      return { bulk: database.bulk, close: () => database.close() };
    },
    migrate: async () => {
      const database = await openDatabase(config, schema, log);
      if (otherSecret) await forgetSecret(database.orm.em.fork());
      await database.close();
    },
  };
}

function requirePassphrase({ backupPassphrase }: Config): string {
  if (backupPassphrase) return backupPassphrase;
  throw new BackupError(
    'BACKUP_PASSPHRASE must be set: archives are encrypted with it, and cannot be read without it.',
  );
}

function summary({ description, manifest }: CheckedArchive): string {
  const { version, madeAt, engine, migrations } = description;
  const tables = Object.values(manifest.tables);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const { count, bytes } = manifest.files;
  return [
    `  made at    ${madeAt} by version ${version}, from ${engine === 'embedded' ? 'the embedded database' : 'PostgreSQL'}`,
    `  schema     ${migrations.at(-1) ?? 'none'}`,
    `  database   ${rows} rows in ${tables.length} tables`,
    `  files      ${count} (${megabytes(bytes)})${missingFiles(manifest)}`,
    `  secrets    ${manifest.secrets.join(', ')}`,
  ].join('\n');
}

/** What rows name and the store did not have; older archives only count it. */
function missingFiles({ files: { missing, missingKeys = [] } }: Manifest): string {
  if (missing === 0) return '';
  const more = missingKeys.length < missing ? ' …' : '';
  const names = missingKeys.length > 0 ? `: ${missingKeys.join(', ')}${more}` : '';
  return `; ${missing} that rows name were not in the store${names}`;
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
