import { randomUUID } from 'node:crypto';
import type { Client } from 'graphql-ws';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cast, codeByRole, createCast } from '../../../testing/cast.js';
import { newSessionId, send } from '../../../testing/chat.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import type { TestClient } from '../../../testing/test-client.js';
import { run } from '../testing/run.js';

const FOLLOW = `subscription ($companyId: ID) { inboxPresence(companyId: $companyId) { __typename
  ... on InboxPresence { conversationId person { name } pageId state }
  ... on InboxTenantTyping { conversationId isTyping } } }`;
const TELL = `mutation ($input: TellInboxPresenceInput!) {
  tellInboxPresence(input: $input) { message } }`;
const CONVERSATIONS = `{ inboxConversations { edges { node { id } } } }`;

interface Event {
  __typename: 'InboxPresence' | 'InboxPresenceAsked' | 'InboxTenantTyping';
  state?: string;
}

describe('who has a conversation open', () => {
  let app: TestApp;
  let cast: Cast;
  let conversationId: string;
  const sockets: Client[] = [];

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    cast = await createCast(app);
    await send(cast.clients.tenant, { sessionId: newSessionId(), content: 'Es ist kalt.' });
    const { edges } = await run<{ edges: { node: { id: string } }[] }>(
      CONVERSATIONS,
      {},
      cast.clients.staff,
    );
    conversationId = edges[0]?.node.id ?? '';
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) await socket.dispose();
  });
  afterAll(() => app.stop());

  /** Follows, beginning with the question that everybody hears; the result reads the next event. */
  async function follow(client: TestClient, variables: Record<string, unknown> = {}) {
    const socket = client.socket();
    sockets.push(socket);
    const events = socket.iterate<{ inboxPresence: Event }>({ query: FOLLOW, variables });
    const next = async (): Promise<Event | undefined> => {
      const { value } = await events.next().catch((error: unknown) => {
        throw new Error(JSON.stringify(error));
      });
      const { data, errors } = value as { data?: { inboxPresence: Event } | null; errors?: object };
      if (!data) throw new Error(JSON.stringify(errors));
      return data.inboxPresence;
    };
    expect(await next()).toEqual({ __typename: 'InboxPresenceAsked' });
    return next;
  }

  const about = (state: string, more: object = {}) => ({
    input: { conversationId, pageId: randomUUID(), state, ...more },
  });

  it('is told to colleagues, with what they do', async () => {
    const next = await follow(cast.clients.manager);
    const pageId = randomUUID();
    for (const state of ['VIEWING', 'TYPING', 'GONE']) {
      await run(TELL, about(state, { pageId }), cast.clients.staff);
      expect(await next()).toEqual({
        ...{ __typename: 'InboxPresence', conversationId, pageId, state },
        person: { name: expect.stringMatching(/\w+ \w+/) },
      });
    }
  });

  it('is told of the tenant who writes, and to the tenant of the one who answers', async () => {
    const { tenant, manager } = cast.clients;
    const sessionId = newSessionId();
    await send(tenant, { sessionId, content: 'Ist jemand da?' });
    const { edges } = await run<{ edges: { node: { id: string; revision: number } }[] }>(
      '{ inboxConversations { edges { node { id revision } } } }',
      {},
      manager,
    );
    // The last message would not tell it: the answer may have come already.
    const found = edges.find(({ node }) => node.id !== conversationId);
    const { id = '', revision = 0 } = found?.node ?? {};
    const next = await follow(manager);
    const types = (isTyping: boolean) =>
      run(
        'mutation ($input: TellTypingInput!) { tellTyping(input: $input) { message } }',
        { input: { sessionId, isTyping } },
        tenant,
      );
    await types(true);
    const typing = { __typename: 'InboxTenantTyping', conversationId: id };
    expect(await next()).toEqual({ ...typing, isTyping: true });
    await types(false);
    expect(await next()).toEqual({ ...typing, isTyping: false });

    const socket = tenant.socket();
    sockets.push(socket);
    const heard = socket.iterate<{ conversationEvents: { __typename: string } }>({
      query: `subscription ($sessionId: ID!) { conversationEvents(sessionId: $sessionId) {
        __typename ... on PersonTyping { name isTyping } } }`,
      variables: { sessionId },
    });
    const nextTyping = async () => {
      for (;;) {
        const { value } = await heard.next();
        const event = (value as { data: { conversationEvents: { __typename: string } } }).data
          .conversationEvents;
        if (event.__typename === 'PersonTyping') return event;
      }
    };
    const says = (state: string, isReply: boolean) =>
      run(TELL, { input: { conversationId: id, pageId: randomUUID(), state, isReply } }, manager);
    // Neither what is written before one has taken over, nor a note, is any business of the tenant.
    await says('TYPING', true);
    await run(
      'mutation ($input: TakeOverConversationInput!) { takeOverConversation(input: $input) { message } }',
      { input: { id, revision } },
      manager,
    );
    await says('TYPING', false);
    await says('TYPING', true);
    expect(await nextTyping()).toEqual({
      ...{ __typename: 'PersonTyping', name: expect.stringMatching(/\S+ \S+/), isTyping: true },
    });
    await says('GONE', true);
    expect(await nextTyping()).toMatchObject({ isTyping: false });
  });

  it('is asked for by everybody who begins to follow', async () => {
    const next = await follow(cast.clients.manager);
    await follow(cast.clients.staff);
    expect(await next()).toEqual({ __typename: 'InboxPresenceAsked' });
  });

  it('is told by those alone who may read it, and to nobody of another company', async () => {
    const theirs = await follow(cast.clients.otherAdmin);
    const ours = await follow(cast.clients.admin, { companyId: cast.own.id });
    expect(await codeByRole(cast, TELL, about('TYPING'))).toEqual({
      ...{ anonymous: 'UNAUTHENTICATED', tenant: 'FORBIDDEN', otherAdmin: 'NOT_FOUND' },
      ...{ staff: 'ok', manager: 'ok', companyAdmin: 'ok', admin: 'ok' },
    });
    expect(await ours()).toMatchObject({ state: 'TYPING' });
    const heard = theirs().then(() => 'something');
    expect(await Promise.race([heard, Promise.resolve('nothing')])).toBe('nothing');
    await expect(follow(cast.clients.otherAdmin, { companyId: cast.own.id })).rejects.toThrow(
      'NOT_FOUND',
    );
  });

  it('is not heard any more by those who may not read conversations any more', async () => {
    const next = await follow(cast.clients.staff);
    const ended = next();
    await cast.clients.companyAdmin.json('PUT', '/api/company/settings/roles/permissions', {
      role: 'COMPANY_STAFF',
      permissions: ['users.view'],
    });
    await expect(ended).rejects.toThrow('FORBIDDEN');
  });

  it('is not told without end', async () => {
    const pageId = randomUUID();
    const once = async () => {
      const { errors } = await cast.clients.staff.graphql(TELL, about('VIEWING', { pageId }));
      return errors?.[0]?.extensions.code;
    };
    const codes = new Set<unknown>();
    for (let told = 0; told < 245; told += 1) codes.add(await once());
    expect(codes).toEqual(new Set([undefined, 'RATE_LIMITED']));
    await expect(
      run(TELL, about('VIEWING', { pageId: 'x' }), cast.clients.manager),
    ).rejects.toThrow('NOT_FOUND');
  });
});
