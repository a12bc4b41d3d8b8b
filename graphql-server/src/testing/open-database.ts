import { pino } from 'pino';
import { type Database, openDatabase } from '../platform/database/index.js';
import { createTestDatabase } from './test-database.js';

/** Opens a migrated, empty database for a test that needs no server. Closing it drops it, too. */
export async function openTestDatabase(): Promise<Database> {
  const { databaseUrl, schema, drop } = await createTestDatabase();
  const log = pino({ level: 'silent' });
  const database = await openDatabase({ databaseUrl, dataDir: '' }, schema, log);
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}
