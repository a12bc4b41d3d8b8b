import type { PostgreSqlConnection } from '@mikro-orm/postgresql';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { TcpProxy } from '../../testing/tcp-proxy.js';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.js';
import { type Database, openDatabase, transactional } from './index.js';

/** Transactions that are open when the database falls silent; the pool has room for a few more. */
const OPEN = 16;

let testDatabase: TestDatabase;
let proxy: TcpProxy;
let database: Database;

const pool = async () =>
  (database.orm.driver.getConnection() as unknown as PostgreSqlConnection).getNativeClient();

/** Opens transactions which wait for `go` before their last statement; gives how each ended. */
async function openTransactions(go: Promise<void>) {
  const begun = Array.from({ length: OPEN }, () => Promise.withResolvers<void>());
  const ends = begun.map(({ resolve, reject }) =>
    transactional(database.orm.em.fork(), async (em) => {
      await em.execute('select 1').then(() => resolve(), reject);
      await go;
      await em.execute('select 2');
    }).then(
      () => 'committed',
      () => 'failed',
    ),
  );
  await Promise.all(begun.map(({ promise }) => promise));
  return ends;
}

describe.runIf(inject('postgres').url)('connections of the pool', () => {
  beforeEach(async () => {
    testDatabase = await createTestDatabase();
    const url = testDatabase.databaseUrl ?? '';
    proxy = new TcpProxy(url);
    const config = { databaseUrl: await proxy.listen(url), dataDir: '' };
    database = await openDatabase(config, testDatabase.schema, pino({ level: 'silent' }));
  });
  afterEach(async () => {
    await database.close();
    await proxy.close();
    await testDatabase.drop();
  });

  it('are all given back after the database fell silent under open transactions', async () => {
    const go = Promise.withResolvers<void>();
    const ends = await openTransactions(go.promise);
    proxy.freeze();
    go.resolve();
    // Begun while it is silent: given back as well.
    const late = transactional(database.orm.em.fork(), async () => undefined).catch(() => 'failed');
    expect(new Set(await Promise.all([...ends, late]))).toEqual(new Set(['failed']));
    await proxy.restore();
    await database.ping();
    const { idleCount, totalCount, waitingCount } = await pool();
    expect({ idleCount, waitingCount }).toEqual({ idleCount: totalCount, waitingCount: 0 });
  }, 60_000);

  it('are all given back after only they were lost, while a long statement on a new one goes on', async () => {
    const go = Promise.withResolvers<void>();
    const ends = await openTransactions(go.promise);
    proxy.leaveHalfOpen();
    const since = performance.now();
    go.resolve();
    // All connections of before are busy, so that this one is new.
    const long = database.orm.em.fork().execute('select pg_sleep(15)');
    expect(new Set(await Promise.all(ends))).toEqual(new Set(['failed']));
    expect(performance.now() - since).toBeLessThan(20_000);
    expect(await long).toHaveLength(1);
    await database.ping();
    const { idleCount, totalCount, waitingCount } = await pool();
    expect({ idleCount, waitingCount }).toEqual({ idleCount: totalCount, waitingCount: 0 });
  }, 60_000);

  it('are all given back after the database hung up on open transactions', async () => {
    const go = Promise.withResolvers<void>();
    const ends = await openTransactions(go.promise);
    proxy.cut();
    go.resolve();
    expect(new Set(await Promise.all(ends))).toEqual(new Set(['failed']));
    await database.ping();
    const { idleCount, totalCount } = await pool();
    expect(idleCount).toBe(totalCount);
  });

  it('are given back after a commit that the database refuses', async () => {
    const em = database.orm.em.fork();
    await em.execute('create table parent (id int primary key)');
    await em.execute('create table child (id int references parent deferrable initially deferred)');
    const refused = transactional(em.fork(), async (inner) => {
      await inner.execute('insert into child values (1)');
    });
    await expect(refused).rejects.toThrow('foreign key');
    const { idleCount, totalCount } = await pool();
    expect(idleCount).toBe(totalCount);
  });
});
