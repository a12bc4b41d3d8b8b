import type { Bulk } from '../../platform/database/index.js';
import type { FileStore } from '../../platform/files/index.js';
import { Readable } from 'node:stream';
import { BackupError } from './archive/archive-error.js';
import { walkArchive } from './archive/walk-archive.js';
import { clear, isEmpty, refuseUsers, TableLoader } from './restore-target.js';
import { type VerifiedArchive, verifyBackup } from './verify-backup.js';

/** A database that a restore may change, until `close`. */
interface OpenTarget {
  bulk: Bulk;
  close(): Promise<void>;
}

/** Where an archive is restored to. */
export interface RestoreTarget {
  /** Opens the database as it is; undefined where there is none yet. */
  openAsIs(): Promise<OpenTarget | undefined>;
  /** Opens it with the schema that these migrations make, and with the tables of the job library. */
  openMigrated(migrations: readonly string[]): Promise<OpenTarget>;
  /** Brings the schema up to this version's. */
  migrate(): Promise<void>;
  files: FileStore;
  /** Names of all migrations that this version knows. */
  migrations: readonly string[];
}

interface RestoreRequest {
  file: string;
  passphrase: string;
  /** Whether what is in the database may be dropped. */
  replace: boolean;
  /** Called once the archive is known to be good, before anything is changed. */
  approve: (archive: VerifiedArchive) => Promise<void>;
}

/**
 * Restores an archive: it is read once to the end before anything is changed; then its tables are
 * filled in one transaction, which ends when all files are stored, and brought up to date.
 */
export async function restoreBackup(
  target: RestoreTarget,
  { file, passphrase, replace, approve }: RestoreRequest,
): Promise<VerifiedArchive> {
  const archive = await verifyBackup(file, passphrase);
  refuseNewer(archive, target.migrations);
  await approve(archive);
  await prepare(target, replace);
  const database = await target.openMigrated(archive.description.migrations);
  try {
    await database.bulk('change', async (session) => {
      const loader = await TableLoader.open(session);
      await walkArchive(
        { file, passphrase },
        {
          begin: async ({ tables }) => loader.check(tables),
          rows: (table, rows) => loader.add(table, rows),
          file: (key, _size, content) => target.files.put(key, Readable.from(content)),
          secret: async () => {},
        },
      );
      await loader.finish();
    });
  } finally {
    await database.close();
  }
  await target.migrate();
  return archive;
}

function refuseNewer({ description }: VerifiedArchive, known: readonly string[]): void {
  const unknown = description.migrations.filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  throw new BackupError(
    `The archive was made by version ${description.version}, whose database is newer than this version's (${unknown.join(', ')}). Restore it with that version or a newer one.`,
  );
}

async function prepare(target: RestoreTarget, replace: boolean): Promise<void> {
  const found = await target.openAsIs();
  if (!found) return;
  try {
    await found.bulk('change', async (session) => {
      await refuseUsers(session);
      if (await isEmpty(session)) return;
      if (!replace) {
        throw new BackupError(
          'The database is not empty. Restore into an empty one, or add --replace to delete everything that is in it.',
        );
      }
      await clear(session);
    });
  } finally {
    await found.close();
  }
}
