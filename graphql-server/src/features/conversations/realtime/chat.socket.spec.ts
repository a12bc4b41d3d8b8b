import { COMPANY_KEY_SCOPES } from '@hausgeist/schema';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ChatFollower, newSessionId, readMessages, send, signIn } from '../../../testing/chat.js';
import { createCompany, createEndUser } from '../../../testing/factories.js';
import { FakeOpenAi } from '../../../testing/fake-openai.js';
import { JsonSocket, openSocket, refusedWith } from '../../../testing/json-socket.js';
import { asApiKey } from '../../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

const SIGN_IN =
  'Bitte melden Sie sich zuerst mit Ihrer E-Mail-Adresse und Ihrer Authentifizierungsnummer an.';
const REPLY = 'Bitte prüfen Sie zuerst das Thermostatventil.';

const provider = new FakeOpenAi();
let app: TestApp;

beforeAll(async () => {
  const openai = { model: 'fake-model', embeddingModel: 'fake-embedding', vision: true };
  const baseUrl = await provider.start();
  app = await startTestApp({ config: { openai: { ...openai, apiKey: 'test', baseUrl } } });
});
afterEach(() => provider.reset());
afterAll(async () => {
  await app.stop();
  await provider.stop();
});

const newTenant = async () => {
  const em = app.em();
  return createEndUser(em, await createCompany(em));
};

/** A tenant who is signed in, with a session id of their own and its address. */
async function startChat() {
  const tenant = await newTenant();
  const sessionId = newSessionId();
  const client = await signIn(app, tenant);
  return { tenant, client, sessionId, path: `/ws?sessionId=${sessionId}` };
}

async function tokenOf({ email, authNumber }: { email: string; authNumber: string }) {
  const { body } = await app.client().json('POST', '/api/users/authenticate', {
    email,
    authNumber,
  });
  return (body as { token: string }).token;
}

describe('a chat over the socket', () => {
  it('answers once, with the text in every place where clients look', async () => {
    const { client, sessionId, path } = await startChat();
    provider.reply = REPLY;
    const socket = openSocket(client, { path });
    const requestId = randomUUID();
    socket.send({ type: 'chat', text: 'Meine Heizung ist kalt.', sessionId, requestId });
    const answer = await socket.next('chat:response');
    const [question, stored] = await readMessages(client, sessionId);
    expect(answer).toMatchObject({
      event: 'chat:response',
      topic: 'chat:response',
      id: stored?.id,
      requestId,
      sessionId,
      content: REPLY,
      extractedContent: REPLY,
      response: REPLY,
      data: { response: REPLY, replyToId: question?.id },
      sources: [],
      isError: false,
    });
    expect(Date.parse(String(answer['timestamp']))).toBeGreaterThan(Date.now() - 60_000);
    expect(socket.ofType('chat:received')).toMatchObject([
      { requestId, data: { messageId: question?.id } },
    ]);
    expect(socket.ofType('categorization:result')).toMatchObject([
      { requestId, content: 'Heizung', data: { category: 'Heizung', messageId: question?.id } },
    ]);
    await socket.close();
    expect(socket.ofType('chat:response')).toHaveLength(1);
  });

  it('understands events, and ends with a confirmation and the summary', async () => {
    const { client, sessionId, path } = await startChat();
    provider.reply = REPLY;
    const socket = openSocket(client, { path });
    const data = { content: 'Guten Tag', sessionId, requestId: 'r-1', userData: { id: 'x' } };
    socket.send({ event: 'chat', data });
    expect(await socket.next('chat:response')).toMatchObject({ requestId: 'r-1', sessionId });
    const ending = { sessionId, email: 'x@y.example', username: 'Jana', requestId: 'r-2' };
    socket.send({ event: 'chat:end', data: ending });
    expect(await socket.next('chat:end')).toMatchObject({
      requestId: 'r-2',
      success: true,
      status: 'processing',
      message:
        'Your conversation has been ended successfully. Summary and emails are being generated and will be sent to your email address shortly.',
    });
    expect(await socket.next('chat:end', 2)).toMatchObject({
      requestId: 'r-2',
      status: 'completed',
      message: 'Your conversation summary has been generated and sent to your email address.',
      summary: expect.any(String) as string,
    });
    await socket.close();
  });

  it('processes a request once, however often it comes', async () => {
    const { client, sessionId, path } = await startChat();
    const socket = openSocket(client, { path });
    const message = { type: 'chat', content: 'Guten Tag', sessionId, requestId: 'once' };
    for (let time = 0; time < 3; time += 1) socket.send(message);
    await socket.next('chat:response');
    await socket.next('chat:received', 3);
    expect(await readMessages(client, sessionId)).toHaveLength(2);
    await socket.close();
    expect(socket.ofType('chat:response')).toHaveLength(1);
  });

  it('answers anew what has failed, under an id that no client takes for the failure', async () => {
    const { client, sessionId, path } = await startChat();
    const message = { type: 'chat', text: 'Ist die Heizung an?', sessionId, requestId: 'again' };
    provider.fail('chat', { kind: 'status', status: 401 });
    const socket = openSocket(client, { path });
    socket.send(message);
    const failure = await socket.next('chat:response');
    provider.reset();
    provider.reply = REPLY;
    socket.send(message);
    const answer = await socket.next('chat:response', 2);
    expect(answer).toMatchObject({ requestId: 'again', isError: false, content: REPLY });
    expect(failure).toMatchObject({ requestId: 'again', isError: true });
    expect(failure.data?.['messageId']).toBe(answer.data?.['messageId']);
    expect(failure.id).not.toBe(answer.id);
    await socket.close();

    // A client that saw only the failure is sent the answer when it comes back.
    const returned = openSocket(client, { path: `${path}&lastMessageId=${failure.id ?? ''}` });
    expect(await returned.next('chat:response')).toMatchObject({ id: answer.id, content: REPLY });
    await returned.close();
  });

  it('tells what was missed: behind the last answer seen, or of the last minutes', async () => {
    const { client, sessionId, path } = await startChat();
    const first = openSocket(client, { path });
    first.send({ type: 'chat', content: 'Guten Tag', sessionId, requestId: 'first' });
    const seen = await first.next('chat:response');
    await first.close();
    await client.json('POST', '/api/chat', { sessionId, message: 'Hallo', requestId: 'missed' });

    const knowing = openSocket(client, { path: `${path}&lastMessageId=${seen.id ?? ''}` });
    expect(await knowing.next('chat:response')).toMatchObject({ requestId: 'missed' });
    const forgetful = openSocket(client, { path });
    await forgetful.next('chat:response', 2);
    for (const socket of [knowing, forgetful]) {
      socket.send({ type: 'ping', requestId: 'end' });
      await socket.next('pong');
      await socket.close();
    }
    expect(knowing.ofType('chat:response')).toHaveLength(1);
    expect(forgetful.ofType('chat:response').map(({ requestId }) => requestId)).toEqual([
      'first',
      'missed',
    ]);
  });

  it('tells of answers in the order of their ends, so that the last one stands for all', async () => {
    const { client, sessionId, path } = await startChat();
    const content = 'Wann kommt der Schornsteinfeger?';
    const release = provider.hold(content);
    const follower = new ChatFollower(client, sessionId);
    const early = await send(client, { sessionId, content, requestId: 'early' });
    await client.json('POST', '/api/chat', { sessionId, message: 'Hallo', requestId: 'late' });
    release();
    await follower.answerTo(early.id);
    await follower.close();

    const socket = openSocket(client, { path });
    await socket.next('chat:response', 2);
    expect(socket.ofType('chat:response').map(({ requestId }) => requestId)).toEqual([
      'late',
      'early',
    ]);
    await socket.close();
  });

  it('tells only of the topics that are wanted', async () => {
    const { client, sessionId, path } = await startChat();
    const socket = openSocket(client, { path });
    socket.send({ type: 'unsubscribe', topic: 'categorization:result' });
    expect(await socket.next('unsubscribed')).toMatchObject({ topic: 'categorization:result' });
    socket.send({ type: 'subscribe', topic: 'chat:response' });
    await socket.next('subscribed');
    socket.send({ type: 'chat', content: 'Meine Heizung ist kalt.', sessionId, requestId: 'r' });
    await socket.next('chat:response');
    await socket.close();
    expect(socket.ofType('categorization:result')).toEqual([]);
  });

  it('hears answers to what was asked elsewhere', async () => {
    const { client, sessionId, path } = await startChat();
    const socket = openSocket(client, { path });
    await socket.next('connected');
    socket.send({ type: 'ping' });
    await socket.next('pong');
    await send(client, { sessionId, content: 'Guten Tag', requestId: 'elsewhere' });
    expect(await socket.next('chat:response')).toMatchObject({ requestId: 'elsewhere' });
    await socket.close();
  });

  it('tells what went wrong, with the request it belongs to', async () => {
    const { client, sessionId, path } = await startChat();
    provider.fail('chat', { kind: 'status', status: 401 });
    const socket = openSocket(client, { path });
    socket.send({ type: 'chat', content: 'Meine Heizung ist kalt.', sessionId, requestId: 'a' });
    expect(await socket.next('chat:response')).toMatchObject({ requestId: 'a', isError: true });
    const wrong = [
      { type: 'chat', content: ' ', requestId: 'empty' },
      { type: 'chat', content: 'a'.repeat(4_001), requestId: 'long' },
      { type: 'chat', content: 'x', sessionId: '../..', requestId: 'path' },
      { type: 'chat', content: 'x', uploadedFiles: 'all', requestId: 'files' },
      { type: 'subscribe', topic: 'everything', requestId: 'topic' },
      { type: 'toString', requestId: 'type' },
      { requestId: 'none' },
    ];
    for (const message of wrong) socket.send(message);
    await socket.next('error', wrong.length);
    expect(socket.ofType('error').map(({ code, requestId }) => [requestId, code])).toEqual(
      wrong.map(({ requestId }) => [requestId, 'BAD_USER_INPUT']),
    );
    await socket.close();
  });
});

describe('who may come to the socket', () => {
  it('is known by a first message, as well as by cookie and header', async () => {
    const { tenant, sessionId, path } = await startChat();
    const token = await tokenOf(tenant);
    const byMessage = new JsonSocket(app.url, { path });
    expect(await byMessage.next('connected')).toMatchObject({ data: { authenticated: false } });
    byMessage.send({ type: 'chat', content: 'Zu früh', sessionId, requestId: 'early' });
    expect(await byMessage.next('error')).toMatchObject({
      code: 'UNAUTHENTICATED',
      message: SIGN_IN,
      requestId: 'early',
    });
    byMessage.send({ type: 'auth', token });
    await byMessage.next('authenticated');
    byMessage.send({ type: 'chat', content: 'Guten Tag', sessionId, requestId: 'then' });
    expect(await byMessage.next('chat:response')).toMatchObject({ requestId: 'then' });
    await byMessage.close();
    const byHeader = new JsonSocket(app.url, { headers: { authorization: `Bearer ${token}` } });
    expect(await byHeader.next('connected')).toMatchObject({ data: { authenticated: true } });
    await byHeader.close();
  });

  it.each([
    ['a foreign origin', { headers: { origin: 'https://evil.example' } }, 403],
    ['the origin null', { headers: { origin: 'null' } }, 403],
    ['a token in the address', { path: '/ws?token=abc' }, 400],
    ['another name for it', { path: '/ws?sessionId=abcdefgh&access_token=abc' }, 400],
    ['another address', { path: '/ws/other' }, 404],
  ])('is refused with %s', async (_name, options, status) => {
    expect(await refusedWith(app.url, options)).toBe(status);
  });

  it.each(['nonsense', ''])('is let go with the token "%s"', async (token) => {
    const socket = new JsonSocket(app.url);
    socket.send({ type: 'auth', token });
    expect(await socket.next('error')).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await socket.closed).toBe(4401);
  });

  it('are no programs', async () => {
    const program = await asApiKey(app, COMPANY_KEY_SCOPES, await createCompany(app.em()));
    const headers = { authorization: `Bearer ${program.bearer ?? ''}` };
    const socket = openSocket(program, { headers });
    expect(await socket.next('error')).toMatchObject({ code: 'FORBIDDEN' });
    expect(await socket.closed).toBe(4403);
  });

  it("hears nothing of somebody else's chat, and cannot write in it", async () => {
    const [owner, stranger] = [await startChat(), await startChat()];
    const { sessionId, path } = owner;
    await send(owner.client, { sessionId, content: 'Guten Tag' });
    const socket = openSocket(stranger.client, { path });
    socket.send({ type: 'chat', content: 'Hallo', requestId: 'a' });
    socket.send({ type: 'chat:end', sessionId, email: owner.tenant.email, requestId: 'b' });
    await socket.next('error', 2);
    expect(socket.ofType('error')).toMatchObject([
      { code: 'NOT_FOUND', requestId: 'a' },
      { code: 'NOT_FOUND', requestId: 'b' },
    ]);
    await owner.client.json('POST', '/api/chat', { sessionId, message: 'Noch etwas' });
    socket.send({ type: 'ping' });
    await socket.next('pong');
    expect(socket.messages.map(({ type }) => type)).toEqual([
      'connected',
      'error',
      'error',
      'pong',
    ]);
    await socket.close();
  });

  it('are let go when their session ends', async () => {
    const { client, path } = await startChat();
    const socket = openSocket(client, { path });
    socket.send({ type: 'ping' });
    await socket.next('pong');
    await client.graphql('mutation { signOut { signedOut } }');
    expect(await socket.closed).toBe(4403);
  });
});

describe('a socket defends itself', () => {
  it('against frames that are too large, or no text', async () => {
    const { client, path } = await startChat();
    const large = openSocket(client, { path });
    large.sendText(JSON.stringify({ type: 'chat', content: 'a'.repeat(140_000) }));
    expect(await large.closed).toBe(1009);
    const binary = openSocket(client, { path });
    binary.sendText(Buffer.from([1, 2, 3]));
    expect(await binary.closed).toBe(1003);
  });

  it('against what is no message, without falling over', async () => {
    const { client, path } = await startChat();
    const socket = openSocket(client, { path });
    const broken = ['{', '[]', 'null', '"text"', '{"type":{}}', '{"__proto__":{"type":"ping"}}'];
    for (const text of broken) socket.sendText(text);
    await socket.next('error', broken.length);
    expect(new Set(socket.ofType('error').map(({ code }) => code))).toEqual(
      new Set(['BAD_USER_INPUT']),
    );
    socket.send({ type: 'ping' });
    await socket.next('pong');
    await socket.close();
  });

  it('against floods', async () => {
    const { client, path } = await startChat();
    const quick = openSocket(client, { path });
    for (let count = 0; count < 30; count += 1) quick.send({ type: 'x', requestId: String(count) });
    await quick.next('error', 30);
    const codes = quick.ofType('error').map(({ code }) => code);
    expect(codes.filter((code) => code === 'BAD_USER_INPUT')).toHaveLength(20);
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(10);
    await quick.close();
    const flood = openSocket(client, { path });
    for (let count = 0; count < 500; count += 1) flood.send({ type: 'ping' });
    expect(await flood.closed).toBe(1008);
  });

  it('against one person with very many', async () => {
    const { client, path } = await startChat();
    const sockets = Array.from({ length: 33 }, () => openSocket(client, { path }));
    // Which three come too late is chance: the handshakes run side by side.
    const codes = new Map<JsonSocket, number>();
    const refused = Promise.withResolvers<void>();
    const note = async (socket: JsonSocket) => {
      codes.set(socket, await socket.closed);
      if (codes.size === 3) refused.resolve();
    };
    for (const socket of sockets) void note(socket);
    await refused.promise;
    const kept = sockets.filter((socket) => !codes.has(socket));
    await Promise.all(kept.map((socket) => socket.next('connected')));
    expect([...codes.values()]).toEqual([4429, 4429, 4429]);
    await Promise.all(kept.map((socket) => socket.close()));
  });

  it('goes with a restart, and says so', async () => {
    const other = await startTestApp();
    const socket = new JsonSocket(other.url);
    await socket.next('connected');
    await other.stop();
    expect(await socket.closed).toBe(1012);
  });
});
