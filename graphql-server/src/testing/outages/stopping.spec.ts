import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ServerProcess } from '../server-process.js';
import { TcpProxy } from '../tcp-proxy.js';
import { createTestDatabase, type TestDatabase } from '../test-database.js';

let database: TestDatabase;
let proxy: TcpProxy;
let dataDir: string;

describe.runIf(inject('postgres').url)('a process that is told to stop', () => {
  beforeAll(async () => {
    database = await createTestDatabase();
    proxy = new TcpProxy(database.databaseUrl ?? '');
    dataDir = await mkdtemp(join(tmpdir(), 'hausgeist-stopping-'));
  });
  afterAll(async () => {
    await proxy.close();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('ends within 20 seconds while the database is frozen, and its last line says what did not', async () => {
    const url = await proxy.listen(database.databaseUrl ?? '');
    const server = new ServerProcess({ DATABASE_URL: url, DATA_DIR: dataDir });
    await server.ready();
    proxy.freeze();
    const { code, signal, ms } = await server.terminate();
    expect(signal).toBeNull();
    expect(ms).toBeLessThan(21_000);
    // Depending on what ran, all connections may have been given up in time, and nothing is left to say.
    expect([0, 1, 70]).toContain(code);
    if (code === 0) return;
    const last = JSON.parse(server.lines.at(-1) ?? '') as Record<string, unknown>;
    expect(last).toMatchObject({ signal: 'SIGTERM' });
  }, 60_000);
});
