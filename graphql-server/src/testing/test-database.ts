import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { databaseSchema } from '../database-schema.js';
import type { DatabaseSchema } from '../platform/database/index.js';
import { lendCopyOf } from './folder-copies.js';
import { administer, withDatabase } from './global-setup.js';

/** A migrated, empty database of a test's own. */
export interface TestDatabase {
  /** For `Config.databaseUrl`; unset on the embedded database. */
  databaseUrl: string | undefined;
  schema: DatabaseSchema;
  drop(): Promise<void>;
}

/** Copies the prepared database: embedded, or on the server that the tests were started with. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { url, template: source } = inject('postgres');
  if (!url) {
    return {
      databaseUrl: undefined,
      schema: {
        ...databaseSchema,
        inMemory: true,
        lend: () => lendCopyOf(inject('embeddedTemplate')),
      },
      drop: async () => {},
    };
  }
  const name = `hausgeist_test_${randomBytes(6).toString('hex')}`;
  // The usual strategy writes every page to the log as well.
  await administer(url, `create database ${name} template ${source} strategy file_copy`);
  return {
    databaseUrl: withDatabase(url, name),
    schema: databaseSchema,
    drop: () => administer(url, `drop database if exists ${name} with (force)`),
  };
}
