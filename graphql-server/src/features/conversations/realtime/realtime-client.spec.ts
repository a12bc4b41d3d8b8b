import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { RealtimeClient, type RealtimeMessage } from '@hausgeist/realtime-client';
import { WebSocket } from 'ws';
import { newSessionId, readMessages } from '../../../testing/chat.js';
import { createCompany, createEndUser } from '../../../testing/factories.js';
import { FakeOpenAi } from '../../../testing/fake-openai.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

const provider = new FakeOpenAi();
const clients: RealtimeClient[] = [];
let app: TestApp;

beforeAll(async () => {
  const openai = { model: 'fake-model', embeddingModel: 'fake-embedding', vision: true };
  const baseUrl = await provider.start();
  app = await startTestApp({ config: { openai: { ...openai, apiKey: 'test', baseUrl } } });
});
afterEach(() => {
  for (const client of clients.splice(0)) client.disconnect();
  provider.reset();
});
afterAll(async () => {
  await app.stop();
  await provider.stop();
});

/** Sockets of which the test can cut the last. */
class CuttableSocket extends WebSocket {
  static last: WebSocket | undefined;

  constructor(url: string) {
    super(url);
    CuttableSocket.last = this;
  }
}

/** A tenant's token and a session id of their own. */
async function startChat() {
  const em = app.em();
  const { email, authNumber } = await createEndUser(em, await createCompany(em));
  const person = app.client();
  const { body } = await person.json('POST', '/api/users/authenticate', { email, authNumber });
  return { person, sessionId: newSessionId(), token: (body as { token: string }).token };
}

function newClient(options: { sessionId: string; token: string; lastMessageId?: string }) {
  const client = new RealtimeClient({ url: app.url, socketClass: CuttableSocket, ...options });
  clients.push(client);
  const answers: RealtimeMessage[] = [];
  client.on('chat:response', (answer) => answers.push(answer));
  return { client, answers };
}

const nextAnswer = (client: RealtimeClient) =>
  new Promise<RealtimeMessage & { text: string | undefined }>((resolve) => {
    const stop = client.on('chat:response', (answer) => {
      stop();
      resolve(answer);
    });
  });

describe('the client at the running server', () => {
  it('chats and ends the chat', async () => {
    const { sessionId, token } = await startChat();
    provider.reply = 'Bitte prüfen Sie zuerst das Thermostatventil.';
    const { client } = newClient({ sessionId, token });
    const early = client.chat({ text: 'Meine Heizung ist kalt.' });
    const answer = nextAnswer(client);
    await client.connect();
    expect(await answer).toMatchObject({ requestId: early, text: provider.reply });
    const ends: RealtimeMessage[] = [];
    const ended = new Promise<void>((resolve) => {
      client.on('chat:end', (message) => {
        ends.push(message);
        if (message.status === 'completed') resolve();
      });
    });
    client.end();
    await ended;
    expect(ends.map(({ status }) => status)).toEqual(['processing', 'completed']);
  });

  it('is not let in with a token that is none', async () => {
    const { sessionId } = await startChat();
    const { client } = newClient({ sessionId, token: 'nonsense' });
    const failed = new Promise<Error>((resolve) => client.on('connection:failed', resolve));
    await expect(client.connect()).rejects.toThrow('4401');
    expect((await failed).message).toContain('4401');
    expect(client.state).toBe('error');
  });

  it('loses and doubles nothing in fifty cuts while answers are written', async () => {
    const { person, sessionId, token } = await startChat();
    provider.tokenMs = 2;
    provider.reply = 'Eins zwei drei vier fünf sechs sieben acht neun zehn.';
    const told = new Map<string, number>();
    const asked: string[] = [];
    let lastMessageId: string | undefined;
    for (let cut = 0; cut < 50; cut += 1) {
      const { client, answers } = newClient({ sessionId, token, lastMessageId });
      await client.connect();
      if (cut % 5 === 0) {
        const received = new Promise((resolve) => client.on('chat:received', resolve));
        asked.push(client.chat({ text: `Frage ${cut} zur Heizung?`, requestId: `r${cut}` }));
        await received;
      }
      // Cut without a closing handshake, as a network does.
      CuttableSocket.last?.terminate();
      client.disconnect();
      for (const { id = '' } of answers) told.set(id, (told.get(id) ?? 0) + 1);
      lastMessageId = client.lastMessageId;
    }
    const { client, answers } = newClient({ sessionId, token, lastMessageId });
    await client.connect();
    while (told.size + answers.length < asked.length) await nextAnswer(client);
    for (const { id = '' } of answers) told.set(id, (told.get(id) ?? 0) + 1);
    const stored = (await readMessages(person, sessionId)).filter(({ sender }) => sender === 'BOT');
    expect(Object.fromEntries(told)).toEqual(Object.fromEntries(stored.map(({ id }) => [id, 1])));
    expect(stored).toHaveLength(10);
  });

  it('gets an answer once when the connection is lost while it is written', async () => {
    const { sessionId, token } = await startChat();
    const gate = Promise.withResolvers<void>();
    provider.gate = gate.promise;
    provider.reply = 'Der Hausmeister kommt morgen.';
    const { client, answers } = newClient({ sessionId, token });
    await client.connect();
    const received = new Promise((resolve) => client.on('chat:received', resolve));
    const requestId = client.chat({ text: 'Wann kommt der Hausmeister?' });
    await received;
    CuttableSocket.last?.terminate();
    gate.resolve();
    // The client comes back by itself, after its two seconds.
    expect(await nextAnswer(client)).toMatchObject({ requestId, text: provider.reply });
    expect(client.state).toBe('connected');
    expect(answers).toHaveLength(1);
  });
});
