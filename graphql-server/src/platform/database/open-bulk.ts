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
  const folder = join(config.dataDir, 'database');
  if (!existsSync(join(folder, 'PG_VERSION'))) return undefined;
  const { instance, close } = await openPglite(folder);
  return { bulk: bulkOfEmbedded(instance), close };
}
