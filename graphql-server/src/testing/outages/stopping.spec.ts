import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newSessionId, send, signIn } from '../chat.js';
import { createCompany, createEndUser } from '../factories.js';
import { FakeOpenAi } from '../fake-openai.js';
import { ServerProcess } from '../server-process.js';
import { TcpProxy } from '../tcp-proxy.js';
import { startTestApp, type TestApp } from '../test-app.js';
import { testRedisUrl } from '../test-valkey.js';

/** Running work may go on for 14 seconds; this is shortly before. */
const SHORTLY_BEFORE_GRACE_ENDS_MS = 13_000;

/** A process that is to end within 20 seconds has by then, also where other work keeps the machine busy. */
const ENDED_MS = 26_000;

const provider = new FakeOpenAi();
let app: TestApp;
let dataDir: string;
let baseUrl: string;

/** A process with a way of its own to the database. */
async function startProcess() {
  const databaseUrl = app.config.databaseUrl ?? '';
  const proxy = new TcpProxy(databaseUrl);
  const server = new ServerProcess({
    DATABASE_URL: await proxy.listen(databaseUrl),
    REDIS_URL: testRedisUrl() ?? '',
    DATA_DIR: await mkdtemp(join(dataDir, 'process-')),
    SESSION_SECRET: app.config.sessionSecret ?? '',
    OPENAI_API_KEY: 'test',
    OPENAI_BASE_URL: baseUrl,
  });
  await server.ready();
  return { proxy, server };
}

/** The last line of its log. */
const lastLine = ({ lines }: ServerProcess) =>
  JSON.parse(lines.at(-1) ?? '') as {
    signal?: string;
    unfinished?: { steps: string[] };
  };

describe.runIf(inject('postgres').url && testRedisUrl())('a process that is told to stop', () => {
  beforeAll(async () => {
    baseUrl = await provider.start();
    dataDir = await mkdtemp(join(tmpdir(), 'hausgeist-stopping-'));
    app = await startTestApp({ config: { workerConcurrency: 0 } });
  });
  afterAll(async () => {
    await app.stop();
    await provider.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it.concurrent('ends within 20 seconds while the database is frozen, and its last line says what did not', async () => {
    const { proxy, server } = await startProcess();
    proxy.freeze();
    const { code, signal, ms } = await server.terminate();
    await proxy.close();
    expect(signal).toBeNull();
    expect(ms).toBeLessThan(ENDED_MS);
    // Depending on what ran, all connections may have been given up in time, and nothing is left to say.
    expect([0, 1, 70]).toContain(code);
    expect(code === 0 ? 'SIGTERM' : lastLine(server).signal).toBe('SIGTERM');
  }, 90_000);

  it.concurrent('ends with code 70 and names the work that did not end, when that cannot be given back', async () => {
    const { proxy, server } = await startProcess();
    const em = app.em();
    const client = await signIn(app, await createEndUser(em, await createCompany(em)));
    // An answer that goes on and on, until it is cut off at the end of the grace.
    provider.tokenMs = 250;
    provider.reply = 'und so weiter '.repeat(400);
    const question = await send(client, { sessionId: newSessionId(), content: 'Es ist kalt.' });
    const begun = async () =>
      app.em().execute('select 1 from message where reply_to_id = ?', [question.id]);
    await expect.poll(begun).toHaveLength(1);
    const ended = server.terminate();
    // Only now: work whose database is away longer is given up before the grace ends.
    await after(SHORTLY_BEFORE_GRACE_ENDS_MS);
    proxy.freeze();
    const { code, signal, ms } = await ended;
    await proxy.close();
    expect({ code, signal }).toEqual({ code: 70, signal: null });
    expect(ms).toBeGreaterThan(19_000);
    expect(ms).toBeLessThan(ENDED_MS);
    const { signal: reason, unfinished } = lastLine(server);
    expect(reason).toBe('SIGTERM');
    // Not the jobs by name: one whose connection is given up in the last moment is no longer counted.
    expect(unfinished?.steps).toEqual(['jobs', 'features', 'connections']);
  }, 90_000);
});
