import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import { type App, createApp } from '../app.js';
import type { Config } from '../env.js';
import type { EntityManager } from '../platform/database/index.js';
import { type Hold, holdTraffic, trafficOf } from './rest-traffic.js';
import { TestClient } from './test-client.js';
import { testConfig } from './test-config.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';

/** The whole server on a port of its own, with a database of its own. */
export interface TestApp {
  app: App;
  config: Config;
  url: string;
  database: TestDatabase;
  /** A fresh unit of work on the server's database. */
  em(): EntityManager;
  /** Fails if the OpenAPI document says otherwise about a request and its answer. */
  hold: Hold;
  /** The fields without which the OpenAPI document says that a call is refused. */
  requiredFields(method: string, path: string): readonly string[];
  /** A client with a cookie jar of its own. */
  client(): TestClient;
  /** Ends it; what runs has so many milliseconds, or one second. */
  stop(graceMs?: number): Promise<void>;
}

interface TestAppOptions {
  config?: Partial<Config>;
  /** Join another test server's database and data folder, as a second process would. */
  beside?: TestApp;
  /** A database that is there already; it is dropped with the server. */
  database?: TestDatabase;
  /** Where it logs; nowhere if missing. */
  log?: Logger;
}

/** Starts the server as `npm start` does, but on test settings. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { beside } = options;
  const database = beside?.database ?? options.database ?? (await createTestDatabase());
  const dataDir = beside?.config.dataDir ?? (await mkdtemp(join(tmpdir(), 'hausgeist-data-')));
  const config = testConfig({ databaseUrl: database.databaseUrl, dataDir, ...options.config });
  const log = options.log ?? pino({ level: config.logLevel });
  const app = await createApp(config, log, database.schema);
  const url = await app.listen();
  const hold = holdTraffic(app.describeCalls);
  return {
    app,
    config,
    url,
    database,
    em: () => app.platform.database.orm.em.fork(),
    hold,
    requiredFields: (method, path) => trafficOf(app.describeCalls).requiredFields(method, path),
    client: () => new TestClient(url, hold),
    stop: async (graceMs = 1_000) => {
      await app.stop(graceMs);
      if (beside) return;
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
