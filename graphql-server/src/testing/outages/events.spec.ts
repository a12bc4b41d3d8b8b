import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ChatFollower, newSessionId, send, signIn } from '../chat.js';
import { createCompany, createCompanyUser, createEndUser } from '../factories.js';
import { FakeOpenAi } from '../fake-openai.js';
import { openSocket } from '../json-socket.js';
import { asCompanyUser } from '../sign-in.js';
import { TcpProxy } from '../tcp-proxy.js';
import { startTestApp, type TestApp } from '../test-app.js';
import { testRedisUrl } from '../test-valkey.js';

const REPLY = 'Bitte prüfen Sie zuerst das Thermostatventil der Heizung im Bad.';

const provider = new FakeOpenAi();
let proxy: TcpProxy | undefined;
let app: TestApp;

async function startChat() {
  const em = app.em();
  const tenant = await createEndUser(em, await createCompany(em));
  const client = await signIn(app, tenant);
  const sessionId = newSessionId();
  const follower = new ChatFollower(client, sessionId);
  await new Promise<void>((resolve) => follower.socket.on('connected', () => resolve()));
  return { client, sessionId, follower };
}

beforeEach(async () => {
  const redisUrl = testRedisUrl();
  if (redisUrl) proxy = new TcpProxy(redisUrl);
  app = await startTestApp({
    config: {
      redisUrl: redisUrl && (await proxy?.listen(redisUrl)),
      openai: {
        apiKey: 'test',
        baseUrl: await provider.start(),
        model: 'fake-model',
        embeddingModel: 'fake-embedding',
        vision: false,
      },
    },
  });
  provider.reply = REPLY;
});
afterEach(async () => {
  provider.reset();
  await app.stop();
  await provider.stop();
  await proxy?.close();
});

it('an answer reaches its follower although nobody tells of it', async () => {
  const { client, sessionId, follower } = await startChat();
  const publishAgain = publishNothing();
  const message = await send(client, { sessionId, content: 'Meine Heizung ist kalt.' });
  expect(await follower.answerTo(message.id)).toMatchObject({ status: 'COMPLETE', text: REPLY });
  publishAgain();
  await follower.close();
});

/** Publishes nothing of conversations, as if each process were killed right after its commit. */
function publishNothing(): () => void {
  const { events } = app.app.platform;
  const publish = events.publish.bind(events);
  Object.assign(events, {
    publish: async (topic: string, ...rest: [never]) =>
      /^(conversation|company-chats):/.test(topic) ? undefined : publish(topic, ...rest),
  });
  return () => Object.assign(events, { publish });
}

describe.runIf(testRedisUrl())('while Valkey', () => {
  it('was lost, the staff of the company miss no answer, and hear none twice', async () => {
    const em = app.em();
    const company = await createCompany(em);
    const staff = await asCompanyUser(app, await createCompanyUser(em, company));
    const client = await signIn(app, await createEndUser(em, company));
    const ask = async (requestId: string) =>
      send(client, { sessionId: newSessionId(), content: 'Meine Heizung ist kalt.', requestId });
    const isAnswered = async ({ id }: { id: string }) =>
      app.em().execute(`select 1 from message where reply_to_id = ? and status = 'COMPLETE'`, [id]);
    const before = await ask('before');
    await expect.poll(() => isAnswered(before)).toHaveLength(1);
    const headers = { authorization: `Bearer ${staff.bearer ?? ''}` };
    const socket = openSocket(staff, { path: '/ws', headers });
    socket.send({ type: 'subscribe', topic: 'chat:response' });
    await socket.next('subscribed');
    await ask('heard');
    await socket.next('chat:response');

    const publishAgain = publishNothing();
    const lost = await ask('lost');
    await expect.poll(() => isAnswered(lost)).toHaveLength(1);
    publishAgain();
    proxy?.cut();
    await socket.next('chat:response', 2);
    await ask('after');
    await socket.next('chat:response', 3);
    const told = socket.ofType('chat:response').map(({ requestId }) => requestId);
    expect(told).toEqual(['heard', 'lost', 'after']);
    await socket.close();
  });

  it.each(['refuse', 'freeze'] as const)(
    'is away (%s), running answers finish, and reach their followers',
    async (fault) => {
      const { client, sessionId, follower } = await startChat();
      const gate = Promise.withResolvers<void>();
      provider.gate = gate.promise;
      const message = await send(client, { sessionId, content: 'Meine Heizung ist kalt.' });
      await follower.until((all) => all.some((event) => event.__typename === 'MessageChanged'));
      await proxy?.[fault]();
      const since = performance.now();
      const second = await send(client, { sessionId, content: 'Auch im Bad ist sie kalt.' });
      expect(performance.now() - since).toBeLessThan(10_000);
      gate.resolve();
      const settled = async () =>
        app
          .em()
          .execute<{ text: string; status: string }[]>(
            'select text, status from message where reply_to_id in (?, ?)',
            [message.id, second.id],
          );
      const answer = { text: REPLY, status: 'COMPLETE' };
      await expect.poll(settled).toEqual([answer, answer]);
      await proxy?.restore();
      for (const { id } of [message, second]) {
        expect(await follower.answerTo(id)).toMatchObject(answer);
      }
      await follower.close();
    },
    60_000,
  );
});
