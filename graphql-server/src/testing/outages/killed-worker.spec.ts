import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { Receiver } from '../../features/webhooks/testing/receiver.js';
import {
  deliveriesWhen,
  newEndpoint,
  run,
  TEST,
} from '../../features/webhooks/testing/webhooks.js';
import { newSessionId, send, signIn } from '../chat.js';
import { createCompany, createEndUser } from '../factories.js';
import { FakeOpenAi } from '../fake-openai.js';
import { ServerProcess } from '../server-process.js';
import { startTestApp, type TestApp } from '../test-app.js';
import { testRedisUrl } from '../test-valkey.js';

/** By then what a killed process left is done; on a busy machine, all takes longer. */
const IN_TIME_MS = 15_000;

const provider = new FakeOpenAi();
const receiver = new Receiver();
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
    WEBHOOK_ALLOW_PRIVATE: 'true',
  });
  await process.ready();
  return process;
};

describe.runIf(inject('postgres').url && testRedisUrl())('what a killed process left', () => {
  beforeAll(async () => {
    baseUrl = await provider.start();
    await receiver.listen();
    dataDir = await mkdtemp(join(tmpdir(), 'hausgeist-killed-'));
    app = await startTestApp({ config: { workerConcurrency: 0, webhookAllowPrivate: true } });
  });
  afterAll(async () => {
    await app.stop();
    await provider.stop();
    await receiver.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('is taken up by another one within 15 seconds', async () => {
    const em = app.em();
    const client = await signIn(app, await createEndUser(em, await createCompany(em)));
    const [first, second] = await Promise.all([worker(), worker()]);
    second.signal('SIGSTOP');
    // The first attempt never gets its answer.
    provider.gate = new Promise(() => undefined);
    const sentAt = performance.now();
    const message = await send(client, { sessionId: newSessionId(), content: 'Es ist kalt.' });
    const begun = async () =>
      (await app.em().execute('select 1 from message where reply_to_id = ?', [message.id])).length;
    await expect.poll(begun).toBe(1);
    const calm = performance.now() - sentAt;
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
    expect(performance.now() - since).toBeLessThan(IN_TIME_MS + 3 * calm);
    expect(await second.terminate()).toMatchObject({ code: 0 });
  }, 120_000);

  it('is sent by another one within 15 seconds if it is an event of a webhook', async () => {
    const { id, client, path } = await newEndpoint(app, receiver);
    // The first attempt never gets its answer.
    receiver.answerNext(path, () => undefined);
    const [first, second] = await Promise.all([worker(), worker()]);
    second.signal('SIGSTOP');
    const sentAt = performance.now();
    await run(client, TEST, { input: { id } });
    await receiver.at(path, 1);
    const calm = performance.now() - sentAt;
    first.signal('SIGKILL');
    second.signal('SIGCONT');
    const since = performance.now();
    await first.ended();
    await deliveriesWhen(client, id, ([only]) => only?.status === 'DELIVERED');
    expect(performance.now() - since).toBeLessThan(IN_TIME_MS + 3 * calm);
    expect(await receiver.at(path, 2)).toHaveLength(2);
    expect(await second.terminate()).toMatchObject({ code: 0 });
  }, 120_000);
});
