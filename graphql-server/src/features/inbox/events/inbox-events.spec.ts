import type { Client } from 'graphql-ws';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cast, createCast } from '../../../testing/cast.js';
import { newSessionId, send } from '../../../testing/chat.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import type { TestClient } from '../../../testing/test-client.js';

const EVENTS = `subscription ($companyId: ID) { inboxEvents(companyId: $companyId) { __typename
  ... on InboxConversationChanged { conversation { id category isUnread lastMessage { text } } } } }`;

interface Event {
  __typename: 'InboxConversationChanged' | 'InboxStale';
  conversation: { id: string; category: string | null; lastMessage: { text: string } | null };
}

describe('those who follow an inbox', () => {
  let app: TestApp;
  let cast: Cast;
  const sockets: Client[] = [];

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    cast = await createCast(app);
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) await socket.dispose();
  });
  afterAll(() => app.stop());

  /** Follows; the result reads the next event, or throws the refusal. */
  async function follow(client: TestClient, variables: Record<string, unknown> = {}) {
    const socket = client.socket();
    sockets.push(socket);
    const events = socket.iterate<{ inboxEvents: Event }>({ query: EVENTS, variables });
    const next = async (): Promise<Event | undefined> => {
      const { value, done } = await events.next().catch((error: unknown) => {
        throw new Error(JSON.stringify(error));
      });
      if (done) return undefined;
      const { data, errors } = value as { data?: { inboxEvents: Event } | null; errors?: unknown };
      if (!data) throw new Error(JSON.stringify(errors));
      return data.inboxEvents;
    };
    expect(await next()).toMatchObject({ __typename: 'InboxStale' });
    return next;
  }

  const ask = (content: string) =>
    send(cast.clients.tenant, { sessionId: newSessionId(), content });

  it('hear of a chat as it begins', async () => {
    const silent = await startTestApp({ config: { workerConcurrency: 0 } });
    cast = await createCast(silent);
    const next = await follow(cast.clients.staff);
    await ask('Meine Heizung ist kalt.');
    expect((await next())?.conversation.lastMessage?.text).toBe('Meine Heizung ist kalt.');
    await silent.stop();
  });

  it('hear of its answer', async () => {
    const next = await follow(cast.clients.staff);
    await ask('Meine Heizung ist kalt.');
    // An event says how the conversation is when it is told: the answer may have come before the first.
    const ids = new Set<string>();
    for (let category: string | null = null; category !== 'Heizung';) {
      const event = await next();
      ids.add(event?.conversation.id ?? '');
      category = event?.conversation.category ?? null;
    }
    expect(ids.size).toBe(1);
  });

  it('hear nothing of another company', async () => {
    const theirs = await follow(cast.clients.otherAdmin);
    const ours = await follow(cast.clients.admin, { companyId: cast.own.id });
    await ask('Meine Heizung ist kalt.');
    expect(await ours()).toMatchObject({ __typename: 'InboxConversationChanged' });
    const heard = theirs().then(() => 'something');
    await expect(follow(cast.clients.otherAdmin, { companyId: cast.own.id })).rejects.toThrow(
      'NOT_FOUND',
    );
    expect(await Promise.race([heard, Promise.resolve('nothing')])).toBe('nothing');
  });

  it('are let go as soon as their role may not read conversations any more', async () => {
    const next = await follow(cast.clients.staff);
    const ended = next();
    await cast.clients.companyAdmin.json('PUT', '/api/company/settings/roles/permissions', {
      role: 'COMPANY_STAFF',
      permissions: ['users.view'],
    });
    await expect(ended).rejects.toThrow('FORBIDDEN');
  });
});
