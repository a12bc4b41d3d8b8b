import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cast, createCast } from '../../testing/cast.js';
import { signIn } from '../../testing/chat.js';
import { createEndUser } from '../../testing/factories.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import type { EndUser } from '../end-users/index.js';
import { run } from '../inbox/testing/run.js';

const CREATE = `mutation ($input: CreateBroadcastInput!) { createBroadcast(input: $input) { broadcast { id } } }`;
const SEND = `mutation ($input: SendBroadcastInput!) { sendBroadcast(input: $input) { broadcast { id } } }`;
const COUNTS = `query ($id: ID!) { broadcast(id: $id) { counts { inChat shown read } } }`;
const RECIPIENTS = `query ($id: ID!, $isRead: Boolean) {
  broadcastRecipients(broadcastId: $id, filter: { isRead: $isRead }) {
    totalCount edges { node { endUserId phone shownAt readAt } } } }`;
const NOTICES = `{ chatNotices { id isShown } }`;
const NOTE = `mutation ($input: NoteChatNoticesInput!) { noteChatNotices(input: $input) { message } }`;
const DISMISS = `mutation ($input: DismissChatNoticeInput!) { dismissChatNotice(input: $input) { message } }`;

interface Recipients {
  totalCount: number;
  edges: { node: { endUserId: string; shownAt: string | null; readAt: string | null } }[];
}

describe('who has read a broadcast', () => {
  let app: TestApp;
  let cast: Cast;
  let jana: EndUser;
  let otto: EndUser;
  let as: Record<'jana' | 'otto', TestClient>;
  let id: string;

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  const counts = async () => {
    const found = await run<{ counts: object }>(COUNTS, { id }, cast.clients.manager);
    return found.counts;
  };
  const recipients = (isRead: boolean | null) =>
    run<Recipients>(RECIPIENTS, { id, isRead }, cast.clients.manager);
  const unread = async () =>
    (await recipients(false)).edges.map(({ node }) => node.endUserId).toSorted();
  const arrived = async () => {
    await expect.poll(() => run(NOTICES, {}, as.otto)).toEqual([{ id, isShown: false }]);
  };
  const note = (client: TestClient, isRead: boolean) =>
    run(NOTE, { input: { ids: [id], isRead } }, client);

  beforeEach(async () => {
    cast = await createCast(app);
    const em = app.em();
    jana = await createEndUser(em, cast.own, { lastName: 'Ahrens', phone: '040 1' });
    otto = await createEndUser(em, cast.own, { lastName: 'Beck', phone: '040 2' });
    as = { jana: await signIn(app, jana), otto: await signIn(app, otto) };
    const input = {
      ...{ kind: 'CONTRACTUAL', subject: 'Wasser wird abgestellt' },
      text: 'Am Dienstag von 9 bis 11 Uhr wird ein Ventil getauscht.',
      audience: { kind: 'PEOPLE', ids: [jana.id, otto.id] },
    };
    const boss = cast.clients.companyAdmin;
    ({ id } = (await run<{ broadcast: { id: string } }>(CREATE, { input }, boss)).broadcast);
    await run(SEND, { input: { id } }, boss);
    await arrived();
  });

  it('is known from their chats: it was shown, opened, or put away there', async () => {
    expect(await counts()).toEqual({ inChat: 2, shown: 0, read: 0 });
    await note(as.jana, false);
    expect(await run(NOTICES, {}, as.jana)).toEqual([{ id, isShown: true }]);
    expect(await counts()).toEqual({ inChat: 2, shown: 1, read: 0 });
    expect(await unread()).toEqual([jana.id, otto.id].toSorted());
    await note(as.jana, true);
    await run(DISMISS, { input: { id } }, as.otto);
    expect(await counts()).toEqual({ inChat: 2, shown: 2, read: 2 });
    expect(await recipients(false)).toEqual({ totalCount: 0, edges: [] });
  });

  it('keeps the first time, and the numbers of those to call', async () => {
    await note(as.jana, true);
    const first = await recipients(true);
    expect(first).toMatchObject({
      totalCount: 1,
      edges: [{ node: { endUserId: jana.id, phone: '040 1', readAt: expect.any(String) } }],
    });
    await note(as.jana, false);
    await note(as.jana, true);
    expect(await recipients(true)).toEqual(first);
  });

  it('is known where the assistant answered with it, and only of those whom it told', async () => {
    const message = 'Warum kommt kein Wasser?';
    await as.otto.json('POST', '/api/chat', { sessionId: randomUUID(), message });
    expect(await unread()).toEqual([jana.id]);
    const stranger = await signIn(app, await createEndUser(app.em(), cast.own));
    await note(stranger, true);
    expect(await unread()).toEqual([jana.id]);
    expect(await counts()).toEqual({ inChat: 2, shown: 1, read: 1 });
  });

  it('is asked over REST', async () => {
    await note(as.jana, true);
    const path = `/api/broadcasts/${id}/recipients`;
    const { body } = await cast.clients.manager.json('GET', `${path}?isRead=false`);
    expect(body).toMatchObject({
      data: [{ endUserId: otto.id, shownAt: null, readAt: null, phone: '040 2' }],
      pagination: { total: 1 },
    });
  });
});
