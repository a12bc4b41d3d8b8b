import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../env.js';
import type { Bulk } from './bulk.js';
import { bulkOfEmbedded } from './bulk-embedded.js';
import { bulkOfPostgres } from './bulk-postgres.js';
import { openPglite } from './embedded.js';

/** Whole tables of the configured database, until `close`. */
export interface OpenBulk {
  bulk: Bulk;
  close(): Promise<void>;
}

/** False where an embedded database would have to be made, as in a mistyped `DATA_DIR`. */
export const hasDatabase = ({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>) =>
  databaseUrl !== undefined || existsSync(join(embeddedFolder(dataDir), 'PG_VERSION'));

const embeddedFolder = (dataDir: string) => join(dataDir, 'database');

/**
 * Opens the configured database as it is: its schema is not brought up to date, and an embedded one
 * that is not there is not made; `undefined` then.
 */
export async function openBulk(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'database'>,
): Promise<OpenBulk | undefined> {
  if (config.databaseUrl) {
    const url = config.database.directUrl ?? config.databaseUrl;
    return { bulk: bulkOfPostgres(url), close: async () => {} };
  }
  if (!hasDatabase(config)) return undefined;
  const { instance, close } = await openPglite(embeddedFolder(config.dataDir));
  return { bulk: bulkOfEmbedded(instance), close };
}
