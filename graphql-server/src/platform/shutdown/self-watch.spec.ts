import type { PostgreSqlConnection } from '@mikro-orm/postgresql';
import type { PoolClient } from 'pg';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { TcpProxy } from '../../testing/tcp-proxy.js';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.js';
import { type Database, openDatabase } from '../database/index.js';
import { SelfWatch } from './index.js';

let testDatabase: TestDatabase;
let proxy: TcpProxy;
let database: Database;
let reasons: string[];
let watch: SelfWatch;
const kept: PoolClient[] = [];

/** Takes all connections of the pool and gives none back. */
async function leakConnections(): Promise<void> {
  const connection = database.orm.driver.getConnection() as unknown as PostgreSqlConnection;
  const pool = await connection.getNativeClient();
  for (let taken = 0; taken < pool.options.max; taken += 1) kept.push(await pool.connect());
}

describe.runIf(inject('postgres').url)('a process that looks at itself', () => {
  beforeEach(async () => {
    testDatabase = await createTestDatabase();
    const url = testDatabase.databaseUrl ?? '';
    proxy = new TcpProxy(url);
    const config = { databaseUrl: await proxy.listen(url), dataDir: '' };
    database = await openDatabase(config, testDatabase.schema, pino({ level: 'silent' }));
    reasons = [];
    watch = new SelfWatch({
      database,
      end: (reason) => reasons.push(reason),
      lookMs: 100,
      longestMs: 4_000,
    });
    watch.start();
  });
  afterEach(async () => {
    watch.stop();
    for (const client of kept.splice(0)) client.release();
    await database.close();
    await proxy.close();
    await testDatabase.drop();
  });

  it('ends when its connections are gone and the database answers on others', async () => {
    await leakConnections();
    await expect.poll(() => reasons.length).toBe(1);
    expect(reasons[0]).toContain('connections to the database are stuck');
  }, 60_000);

  it('goes on when the database is away as well', async () => {
    await leakConnections();
    proxy.freeze();
    const since = performance.now();
    await expect.poll(() => performance.now() - since > 14_000).toBe(true);
    expect(reasons).toEqual([]);
    await proxy.restore();
  }, 60_000);
});
