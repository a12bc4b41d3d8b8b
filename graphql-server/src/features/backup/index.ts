import type { Config } from '../../env.js';
import type { Database } from '../../platform/database/index.js';
import type { Logger } from '../../platform/telemetry/index.js';
import { backupSource } from './backup-commands.js';
import { BackupSocket } from './backup-socket.js';
import { makeBackup } from './make-backup.js';

export { BackupError } from './archive/archive-error.js';
export { backUp, restore, verify } from './backup-commands.js';

interface BackupParts {
  config: Config;
  database: Database;
  log: Logger;
}

/** Lets a server that alone can read its database make backups when the command asks for one. */
export function createBackups({ config, database, log }: BackupParts): BackupSocket | undefined {
  if (!database.exclusive) return undefined;
  return new BackupSocket(config.dataDir, log, async () =>
    makeBackup({ bulk: database.bulk, ...(await backupSource(config)) }),
  );
}
