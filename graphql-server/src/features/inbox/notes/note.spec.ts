import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cast, codeByRole, createCast } from '../../../testing/cast.js';
import { newSessionId, readMessages, send } from '../../../testing/chat.js';
import { createConversation } from '../../../testing/conversations.js';
import { createCompanyUser } from '../../../testing/factories.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import type { TestClient } from '../../../testing/test-client.js';
import { run } from '../testing/run.js';

const NOTE = `mutation ($input: AddConversationNoteInput!) {
  addConversationNote(input: $input) { note { id text mentions author { name } } } }`;
const NOTES = `query ($id: ID!) { inboxConversation(id: $id) { notes { text mentions author { name } } } }`;
const COLLEAGUES = `query ($companyId: ID) { inboxColleagues(companyId: $companyId) { id name } }`;
const READ = `mutation ($input: MarkConversationReadInput!) {
  markConversationRead(input: $input) { conversation { isUnread } } }`;
const UNREAD = `mutation ($input: MarkConversationUnreadInput!) {
  markConversationUnread(input: $input) { conversation { isUnread } } }`;
const LIST = '{ inboxConversations { edges { node { id isUnread lastActivityAt } } } }';

describe('notes and what was read', () => {
  let app: TestApp;
  let cast: Cast;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    cast = await createCast(app);
  });
  afterAll(() => app.stop());

  it('tell colleagues something that the tenant never sees', async () => {
    const sessionId = newSessionId();
    await send(cast.clients.tenant, { sessionId, content: 'Hallo' });
    const { edges } = await run<{ edges: { node: { id: string } }[] }>(
      LIST,
      {},
      cast.clients.staff,
    );
    const id = edges[0]?.node.id ?? '';
    const colleague = await createCompanyUser(app.em(), cast.own, {
      ...{ firstName: 'Mia', lastName: 'Lange' },
    });
    const input = { id, text: ' @Mia, kennst du\nden Fall? ', mentions: [colleague.id] };
    await run(NOTE, { input }, cast.clients.staff);
    const details = await run<{ notes: object[] }>(NOTES, { id }, cast.clients.manager);
    expect(details.notes).toEqual([
      {
        text: '@Mia, kennst du\nden Fall?',
        mentions: [colleague.id],
        author: { name: expect.stringMatching(/\w/) },
      },
    ]);
    const seen = JSON.stringify(await readMessages(cast.clients.tenant, sessionId));
    expect(seen).not.toContain('Mia');
  });

  it('mention colleagues who may read them, and no others', async () => {
    const em = app.em();
    const { id } = await createConversation(em, cast.own);
    const stranger = await createCompanyUser(em, cast.other);
    const suspended = await createCompanyUser(em, cast.own, { status: 'SUSPENDED' });
    for (const person of [stranger, suspended]) {
      const input = { id, text: 'x', mentions: [person.id] };
      await expect(run(NOTE, { input }, cast.clients.staff)).rejects.toThrow('COLLEAGUE_NOT_FOUND');
    }
    await expect(run(NOTE, { input: { id, text: ' \n' } }, cast.clients.staff)).rejects.toThrow(
      'REQUIRED',
    );
    const ids = (await run<{ id: string }[]>(COLLEAGUES, {}, cast.clients.staff)).map((c) => c.id);
    expect(ids).toHaveLength(3);
    expect(ids).not.toContain(suspended.id);
  });

  it('keep for each person what they have read', async () => {
    const { id } = await createConversation(app.em(), cast.own, { lastActivityAt: new Date() });
    const mark = async (document: string, client: TestClient, more: object = {}) =>
      (
        await run<{ conversation: { isUnread: boolean } }>(
          document,
          { input: { id, ...more } },
          client,
        )
      ).conversation.isUnread;
    const { staff, manager, admin } = cast.clients;
    expect(await mark(READ, staff)).toBe(false);
    const list = await run<{ edges: { node: { isUnread: boolean; lastActivityAt: string } }[] }>(
      LIST,
      {},
      manager,
    );
    expect(list.edges[0]?.node.isUnread).toBe(true);
    const { lastActivityAt } = list.edges[0]?.node ?? {};
    const before = new Date(Date.parse(lastActivityAt ?? '') - 1_000).toISOString();
    expect(await mark(READ, manager, { until: before })).toBe(true);
    expect(await mark(READ, manager, { until: lastActivityAt })).toBe(false);
    // An older call that comes late takes nothing back.
    expect(await mark(READ, manager, { until: before })).toBe(false);
    expect(await mark(UNREAD, manager)).toBe(true);
    expect(await mark(READ, admin)).toBe(false);
  });

  it('are open to those who may read conversations, at the own company alone', async () => {
    const { id } = await createConversation(app.em(), cast.own);
    const expected = {
      ...{ anonymous: 'UNAUTHENTICATED', tenant: 'FORBIDDEN', otherAdmin: 'NOT_FOUND' },
      ...{ staff: 'ok', manager: 'ok', companyAdmin: 'ok', admin: 'ok' },
    };
    expect(await codeByRole(cast, NOTE, { input: { id, text: 'x' } })).toEqual(expected);
    expect(await codeByRole(cast, READ, { input: { id } })).toEqual(expected);
    expect(await codeByRole(cast, UNREAD, { input: { id } })).toEqual(expected);
    expect(await codeByRole(cast, COLLEAGUES, { companyId: cast.own.id })).toEqual(expected);
    const { errors } = await cast.keys.companyKey.graphql(NOTE, { input: { id, text: 'x' } });
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
