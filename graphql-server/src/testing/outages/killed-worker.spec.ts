import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newSessionId, send, signIn } from '../chat.js';
import { createCompany, createEndUser } from '../factories.js';
import { FakeOpenAi } from '../fake-openai.js';
import { ServerProcess } from '../server-process.js';
import { startTestApp, type TestApp } from '../test-app.js';
import { testRedisUrl } from '../test-valkey.js';

const provider = new FakeOpenAi();
let app: TestApp;
let dataDir: string;
let baseUrl: string;

const worker = async () => {
  const process = new ServerProcess({
    DATABASE_URL: app.config.databaseUrl ?? '',
    REDIS_URL: testRedisUrl() ?? '',
    DATA_DIR: dataDir,
    SESSION_SECRET: app.config.sessionSecret ?? '',
    OPENAI_API_KEY: 'test',
    OPENAI_BASE_URL: baseUrl,
  });
  await process.ready();
  return process;
};

describe.runIf(inject('postgres').url && testRedisUrl())('what a killed process left', () => {
  beforeAll(async () => {
    baseUrl = await provider.start();
    dataDir = await mkdtemp(join(tmpdir(), 'hausgeist-killed-'));
    app = await startTestApp({ config: { workerConcurrency: 0 } });
  });
  afterAll(async () => {
    await app.stop();
    await provider.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('is taken up by another one within 15 seconds', async () => {
    const em = app.em();
    const client = await signIn(app, await createEndUser(em, await createCompany(em)));
    const [first, second] = await Promise.all([worker(), worker()]);
    second.signal('SIGSTOP');
    // The first attempt never gets its answer.
    provider.gate = new Promise(() => undefined);
    const message = await send(client, { sessionId: newSessionId(), content: 'Es ist kalt.' });
    const begun = async () =>
      (await app.em().execute('select 1 from message where reply_to_id = ?', [message.id])).length;
    await expect.poll(begun, { timeout: 20_000 }).toBe(1);
    first.signal('SIGKILL');
    second.signal('SIGCONT');
    const since = performance.now();
    await first.ended();
    provider.gate = Promise.resolve();
    const status = async () => {
      const [answer] = await app
        .em()
        .execute<{ status: string; attempt: number }[]>(
          'select status, attempt from message where reply_to_id = ?',
          [message.id],
        );
      return answer;
    };
    await expect
      .poll(status, { timeout: 40_000, interval: 100 })
      .toEqual({ status: 'COMPLETE', attempt: 2 });
    expect(performance.now() - since).toBeLessThan(15_000);
    expect(await second.terminate()).toMatchObject({ code: 0 });
  }, 120_000);
});
