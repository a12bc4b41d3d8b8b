import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { createApp } from '../../../app.js';
import { databaseSchema } from '../../../database-schema.js';
import type { Config } from '../../../env.js';
import { TestClient } from '../../../testing/test-client.js';
import { testConfig } from '../../../testing/test-config.js';

export const log = pino({ level: 'silent' });

/** Settings of another machine: a data folder of its own, an embedded database if no other is named. */
export async function otherMachine(
  overrides: Partial<Config> = {},
): Promise<{ config: Config; remove: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hausgeist-restored-'));
  const backupPassphrase = 'pferd batterie klammer heftig';
  return {
    config: testConfig({ dataDir, backupPassphrase, databaseUrl: undefined, ...overrides }),
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}

/** Starts the server on a restored database. */
export async function startRestored(config: Config) {
  const app = await createApp(config, log, databaseSchema);
  const url = await app.listen();
  return {
    app,
    url,
    /** The same browser, at the new address. */
    moved: ({ cookies, bearer }: TestClient): TestClient => {
      const client = new TestClient(url);
      for (const [name, value] of cookies) client.cookies.set(name, value);
      client.bearer = bearer;
      return client;
    },
    stop: () => app.stop(1_000),
  };
}
