import { randomUUID } from 'node:crypto';
import type { Client } from 'graphql-ws';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { createCast } from '../../../testing/cast.js';
import { newSessionId, send } from '../../../testing/chat.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import type { TestClient } from '../../../testing/test-client.js';
import { run } from '../testing/run.js';

/** An embedded database belongs to one process; two need a real one and something between them. */
const canShare = () => inject('postgres').url !== '' && Boolean(process.env['TEST_REDIS_URL']);

describe.runIf(canShare())('presence over two servers', () => {
  let one: TestApp;
  let other: TestApp;
  const sockets: Client[] = [];

  beforeAll(async () => {
    one = await startTestApp();
    other = await startTestApp({ beside: one });
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) await socket.dispose();
  });
  afterAll(async () => {
    await other.stop();
    await one.stop();
  });

  /** The same person at the other server. */
  function elsewhere(client: TestClient): TestClient {
    const there = other.client();
    there.bearer = client.bearer;
    for (const [name, value] of client.cookies) there.cookies.set(name, value);
    return there;
  }

  it('is heard at the one of what is told at the other, of colleagues and of tenants', async () => {
    const { clients } = await createCast(one);
    const sessionId = newSessionId();
    await send(clients.tenant, { sessionId, content: 'Es ist kalt.' });
    const { edges } = await run<{ edges: { node: { id: string } }[] }>(
      '{ inboxConversations { edges { node { id } } } }',
      {},
      clients.manager,
    );
    const conversationId = edges[0]?.node.id;
    const socket = elsewhere(clients.manager).socket();
    sockets.push(socket);
    const events = socket.iterate<{ inboxPresence: object }>({
      query: `subscription { inboxPresence { __typename
        ... on InboxPresence { conversationId state }
        ... on InboxTenantTyping { conversationId isTyping } } }`,
    });
    const next = async () => {
      const { value } = await events.next();
      return (value as { data: { inboxPresence: object } }).data.inboxPresence;
    };
    expect(await next()).toEqual({ __typename: 'InboxPresenceAsked' });
    await run(
      `mutation ($input: TellInboxPresenceInput!) { tellInboxPresence(input: $input) { message } }`,
      { input: { conversationId, pageId: randomUUID(), state: 'TYPING' } },
      clients.staff,
    );
    expect(await next()).toEqual({
      ...{ __typename: 'InboxPresence', conversationId, state: 'TYPING' },
    });
    await run(
      'mutation ($input: TellTypingInput!) { tellTyping(input: $input) { message } }',
      { input: { sessionId, isTyping: true } },
      clients.tenant,
    );
    expect(await next()).toEqual({
      ...{ __typename: 'InboxTenantTyping', conversationId, isTyping: true },
    });
  });
});
