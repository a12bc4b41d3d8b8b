import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readDatabaseSettings } from '../../database-settings.js';
import { newSessionId, readMessages, send, signIn } from '../../testing/chat.js';
import { canPool, type Pooler, startPooler } from '../../testing/engines/pgbouncer.js';
import { createCompany, createEndUser } from '../../testing/factories.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { createTestDatabase } from '../../testing/test-database.js';
import { openDatabase } from './database.js';
import { findPooler } from './pooler.js';
import { readPrepared } from './prepared.js';

const { url } = inject('postgres');

const limitOf = (em: ReturnType<TestApp['em']>) =>
  em.execute<{ ms: string }[]>(`select current_setting('statement_timeout') as ms`);

describe.runIf(url && canPool())('PostgreSQL behind a pooler', () => {
  let pooler: Pooler;
  let direct: TestApp;
  let app: TestApp;

  beforeAll(async () => {
    direct = await startTestApp();
    pooler = await startPooler(String(direct.config.databaseUrl));
    app = await startTestApp({ beside: direct, config: { databaseUrl: pooler.url } });
  });
  afterAll(async () => {
    await app.stop();
    await direct.stop();
    await pooler.stop();
  });

  it('is noticed', async () => {
    expect(await findPooler(pooler.url)).toBe(true);
    expect(await findPooler(url)).toBe(false);
  });

  it('is told of once at the start', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) });
    const copy = await createTestDatabase();
    const other = new URL(pooler.url);
    other.pathname = new URL(String(copy.databaseUrl)).pathname;
    const opened = await openDatabase(
      { databaseUrl: other.toString(), dataDir: '' },
      copy.schema,
      log,
    );
    await opened.close();
    await copy.drop();
    expect(lines.filter((line) => line.includes('a pooler is in front'))).toHaveLength(1);
  });

  it('leaves no statement prepared, whichever connection a caller gets', async () => {
    const read = (value: number) =>
      readPrepared<{ twice: number }>(app.em(), 'select ?::int * 2 as twice', [value]);
    const results = await Promise.all(Array.from({ length: 200 }, (_, index) => read(index)));
    expect(results.flat().map(({ twice }) => twice)).toEqual(
      Array.from({ length: 200 }, (_, index) => index * 2),
    );
    const kept = await app.em().execute('select name from pg_prepared_statements');
    expect(kept).toEqual([]);
  });

  it('holds limits in transactions and leaves none behind', async () => {
    const inside = await app.em().transactional((tx) => limitOf(tx));
    const outside = await Promise.all(Array.from({ length: 20 }, () => limitOf(app.em())));
    expect(inside).toEqual([{ ms: '30s' }]);
    expect(new Set(outside.flat().map(({ ms }) => ms))).toEqual(new Set(['0']));
  });

  it('answers chats of many people at once', async () => {
    const company = await createCompany(direct.em());
    const chats = Array.from({ length: 12 }, async () => {
      const client = await signIn(app, await createEndUser(direct.em(), company));
      const sessionId = newSessionId();
      await send(client, { sessionId, content: 'Meine Heizung ist kalt.' });
      await expect
        .poll(async () => (await readMessages(client, sessionId))[1]?.status)
        .toBe('COMPLETE');
    });
    await Promise.all(chats);
  });
});

describe.runIf(url && canPool())('an address that leads past a pooler', () => {
  it('is what migrations take', async () => {
    const copy = await createTestDatabase();
    const settings = readDatabaseSettings({
      DATABASE_DIRECT_URL: 'postgres://hausgeist@127.0.0.1:1/nowhere',
    });
    const config = { databaseUrl: copy.databaseUrl, dataDir: '', database: settings };
    await expect(openDatabase(config, copy.schema, pino({ level: 'silent' }))).rejects.toThrow(
      /ECONNREFUSED/,
    );
    await copy.drop();
  });
});

describe.runIf(url)('sessions without a pooler', () => {
  it('have their limits and a name from the start', async () => {
    const copy = await createTestDatabase();
    const app = await openDatabase(
      {
        databaseUrl: copy.databaseUrl,
        dataDir: '',
        database: readDatabaseSettings({ DATABASE_STATEMENT_TIMEOUT: 1 }),
      },
      copy.schema,
      pino({ level: 'silent' }),
    );
    const em = app.orm.em.fork();
    const [row] = await em.execute<{ name: string }[]>(
      `select current_setting('application_name') as name, current_setting('lock_timeout') as locks,
              current_setting('idle_in_transaction_session_timeout') as idle, current_setting('jit') as jit`,
    );
    expect(row).toEqual({
      ...{ name: `hausgeist server ${process.pid}`, locks: '10s', idle: '1min', jit: 'off' },
    });
    await expect(em.execute('select pg_sleep(5)')).rejects.toMatchObject({ code: '57014' });
    await app.close();
    await copy.drop();
  });
});
