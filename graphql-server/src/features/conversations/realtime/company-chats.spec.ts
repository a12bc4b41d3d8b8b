import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cast, createCast } from '../../../testing/cast.js';
import { newSessionId, send } from '../../../testing/chat.js';
import type { JsonSocket } from '../../../testing/json-socket.js';
import { openSocket } from '../../../testing/json-socket.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import type { TestClient } from '../../../testing/test-client.js';

const TOPICS = ['chat:response', 'categorization:result'];
const QUESTION = 'Meine Heizung ist kalt.';

let app: TestApp;
let cast: Cast;
const sockets: JsonSocket[] = [];

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  cast = await createCast(app);
});
afterEach(() => Promise.all(sockets.splice(0).map((socket) => socket.close())));

function open(client: TestClient, path = '/ws'): JsonSocket {
  const headers = { authorization: `Bearer ${client.bearer ?? ''}` };
  const socket = openSocket(client, { path, headers });
  sockets.push(socket);
  return socket;
}

async function follow(client: TestClient, path?: string): Promise<JsonSocket> {
  const socket = open(client, path);
  for (const topic of TOPICS) socket.send({ type: 'subscribe', topic });
  await socket.next('subscribed', TOPICS.length);
  return socket;
}

const ask = (requestId: string) =>
  send(cast.clients.tenant, { sessionId: newSessionId(), content: QUESTION, requestId });

/** Whatever was on its way to the socket has come by then. */
async function settle(socket: JsonSocket): Promise<void> {
  socket.send({ type: 'ping', requestId: 'end' });
  await socket.next('pong');
}

const setStaffPermissions = (permissions: string[]) =>
  cast.clients.companyAdmin.json('PUT', '/api/company/settings/roles/permissions', {
    role: 'COMPANY_STAFF',
    permissions,
  });

describe('the socket of somebody who works at a company', () => {
  it('tells of the chats with its tenants as they happen, each answer once', async () => {
    const socket = await follow(cast.clients.staff);
    const { id } = await ask('r-1');
    const answer = await socket.next('chat:response');
    expect(answer).toMatchObject({
      topic: 'chat:response',
      requestId: 'r-1',
      data: { replyToId: id, isError: false },
    });
    expect(answer.content).toBe(answer['extractedContent']);
    expect(await socket.next('categorization:result')).toMatchObject({
      requestId: 'r-1',
      sessionId: answer.sessionId,
      data: { category: 'Heizung', messageId: id },
    });
    await ask('r-2');
    await socket.next('chat:response', 2);
    expect(socket.ofType('chat:response').map(({ requestId }) => requestId)).toEqual([
      'r-1',
      'r-2',
    ]);
  });

  it('tells those who come back what came meanwhile, each answer once', async () => {
    const before = await follow(cast.clients.staff);
    await ask('r-1');
    await before.next('chat:response');
    await before.next('categorization:result');
    before.send({ type: 'ping' });
    const { timestamp } = await before.next('pong');
    await before.close();
    const witness = await follow(cast.clients.companyAdmin);
    const stranger = await follow(cast.clients.otherAdmin, `/ws?since=${String(timestamp)}`);
    await ask('r-2');
    await witness.next('chat:response');
    await ask('r-3');
    await witness.next('chat:response', 2);
    await witness.next('categorization:result', 2);

    const back = await follow(cast.clients.staff, `/ws?since=${String(timestamp)}`);
    await settle(back);
    // What was begun shortly before comes again, with its id; behind it what was missed, in its order.
    const ids = new Set(before.ofType('chat:response').map(({ id }) => id));
    const news = back.ofType('chat:response').filter(({ id }) => !ids.has(id));
    expect(news.map(({ requestId }) => requestId)).toEqual(['r-2', 'r-3']);
    expect(back.ofType('chat:response')).toHaveLength(3);
    expect(back.ofType('categorization:result').map(({ requestId }) => requestId)).toEqual([
      ...['r-1', 'r-2', 'r-3'],
    ]);
    await ask('r-4');
    await back.next('chat:response', back.ofType('chat:response').length + 1);
    expect(back.ofType('chat:response').at(-1)).toMatchObject({ requestId: 'r-4' });
    await settle(stranger);
    expect(stranger.ofType('chat:response')).toEqual([]);
  });

  it('tells nothing of other companies, nor what nobody asked for', async () => {
    const stranger = await follow(cast.clients.otherAdmin);
    const deaf = open(cast.clients.manager);
    const listening = await follow(cast.clients.companyAdmin);
    listening.send({ type: 'unsubscribe', topic: 'categorization:result' });
    await listening.next('unsubscribed');
    await ask('r-1');
    await listening.next('chat:response');
    await ask('r-2');
    await listening.next('chat:response', 2);
    await Promise.all([stranger, deaf].map(settle));
    expect(stranger.messages.map(({ type }) => type)).toEqual([
      ...['connected', 'subscribed', 'subscribed', 'pong'],
    ]);
    expect(deaf.messages.map(({ type }) => type)).toEqual(['connected', 'pong']);
    expect(listening.ofType('categorization:result')).toEqual([]);
  });

  it('is for those who may read conversations, and stops at once when they may not', async () => {
    const socket = await follow(cast.clients.staff);
    await setStaffPermissions(['users.view']);
    expect(await socket.next('error')).toMatchObject({ code: 'FORBIDDEN' });
    socket.send({ type: 'subscribe', topic: 'chat:response', requestId: 'again' });
    expect(await socket.next('error', 2)).toMatchObject({ code: 'FORBIDDEN', requestId: 'again' });
    const witness = await follow(cast.clients.companyAdmin);
    await ask('r-1');
    await witness.next('chat:response');
    await settle(socket);
    expect(socket.ofType('chat:response')).toEqual([]);
    await setStaffPermissions(['conversations.view']);
    socket.send({ type: 'subscribe', topic: 'chat:response' });
    await socket.next('subscribed', 3);
    await ask('r-2');
    expect(await socket.next('chat:response')).toMatchObject({ requestId: 'r-2' });
  });

  it('is nobody to chat with, and closes with the session', async () => {
    const { staff } = cast.clients;
    const socket = await follow(staff);
    const wrong = [
      { type: 'chat', text: QUESTION, sessionId: newSessionId(), requestId: 'chat' },
      { type: 'chat:end', sessionId: newSessionId(), requestId: 'end' },
      { type: 'subscribe', topic: 'all', requestId: 'topic' },
      { type: 'nonsense', requestId: 'type' },
    ];
    for (const message of wrong) socket.send(message);
    await socket.next('error', wrong.length);
    expect(socket.ofType('error').map(({ requestId, code }) => [requestId, code])).toEqual([
      ['chat', 'FORBIDDEN'],
      ['end', 'FORBIDDEN'],
      ['topic', 'BAD_USER_INPUT'],
      ['type', 'BAD_USER_INPUT'],
    ]);
    await staff.graphql('mutation { signOut { signedOut } }');
    expect(await socket.closed).toBe(4403);
  });

  it('lets an administrator of the platform name the company, and nobody else', async () => {
    const { admin, companyAdmin } = cast.clients;
    const socket = await follow(admin, `/ws?companyId=${cast.own.id}`);
    await ask('r-1');
    expect(await socket.next('chat:response')).toMatchObject({ requestId: 'r-1' });
    const nameless = open(admin);
    const curious = open(companyAdmin, `/ws?companyId=${cast.other.id}`);
    for (const one of [nameless, curious]) one.send({ type: 'subscribe', topic: 'chat:response' });
    expect(await nameless.next('error')).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await curious.next('error')).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('takes a token by message, as the portal keeps one', async () => {
    const socket = openSocket(app.client());
    sockets.push(socket);
    socket.send({ type: 'auth', token: cast.clients.companyAdmin.bearer });
    await socket.next('authenticated');
    socket.send({ type: 'subscribe', topic: 'chat:response' });
    await socket.next('subscribed');
    await ask('r-1');
    expect(await socket.next('chat:response')).toMatchObject({ requestId: 'r-1' });
  });
});
