import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cast, codeByRole, createCast } from '../../testing/cast.js';
import { ChatFollower, newSessionId, send } from '../../testing/chat.js';
import { finishJobs } from '../../testing/jobs.js';
import { mailsTo, storedMails } from '../../testing/mails.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { run } from '../inbox/testing/run.js';
import { type Cause, notifyJob } from './making/notify.job.js';
import { kindsToldTo, readNotifications, toldTo } from './testing/told.js';

const READ = `mutation ($input: MarkNotificationsReadInput!) {
  markNotificationsRead(input: $input) { message unreadCount } }`;
const READ_ALL = `mutation ($input: MarkAllNotificationsReadInput!) {
  markAllNotificationsRead(input: $input) { unreadCount } }`;
const NOTE = `mutation ($input: AddConversationNoteInput!) {
  addConversationNote(input: $input) { note { id } } }`;
const VIEWER = '{ viewer { ... on CompanyUserViewer { companyUser { id email } } } }';

interface Me {
  id: string;
  email: string;
}

const viewerOf = async (client: TestClient) =>
  (await run<{ companyUser: Me }>(VIEWER, {}, client)).companyUser;

describe('what people of the staff are told', () => {
  let app: TestApp;
  let cast: Cast;
  let staff: TestClient;
  let manager: TestClient;
  let me: Record<'staff' | 'manager', Me>;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    cast = await createCast(app);
    ({ staff, manager } = cast.clients);
    me = { staff: await viewerOf(staff), manager: await viewerOf(manager) };
  });
  afterAll(() => app.stop());

  const chat = () => {
    const sessionId = newSessionId();
    const follower = new ChatFollower(cast.clients.tenant, sessionId);
    return async (content: string) => {
      const { id } = await send(cast.clients.tenant, { sessionId, content });
      await follower.answerTo(id);
    };
  };
  const conversation = async () => {
    const { edges } = await run<{ edges: { node: { id: string; revision: number } }[] }>(
      '{ inboxConversations { edges { node { id revision } } } }',
      {},
      manager,
    );
    return edges[0]?.node ?? { id: '', revision: 0 };
  };

  /** Has the staff member told of something in a conversation. */
  const tell = (kind: Cause['kind'], conversationId: string, occasion: string) => {
    const cause = { kind, cause: `${kind}:${occasion}`, companyId: cast.own.id, conversationId };
    return app.app.platform.jobs.enqueue(app.em(), notifyJob, {
      ...cause,
      details: {},
      to: [me.staff.id],
    });
  };

  it('is of an emergency everybody who may read conversations, once, and no other company', async () => {
    const ask = chat();
    await ask('Hilfe, in der Küche riecht es nach Gas!');
    await ask('Es riecht immer noch nach Gas!!');
    const told = await toldTo(app, staff);
    expect(told).toEqual([
      expect.objectContaining({
        ...{ kind: 'EMERGENCY', danger: 'GAS', readAt: null, caseNumber: null },
        path: `/company/dashboard/conversations?open=${(await conversation()).id}`,
        subject: expect.stringMatching(/\S+ \S+/),
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      }),
    ]);
    expect(await kindsToldTo(app, manager)).toEqual(['EMERGENCY']);
    expect(await kindsToldTo(app, cast.clients.otherAdmin)).toEqual([]);
    expect(await kindsToldTo(app, cast.clients.admin)).toEqual([]);
  });

  it('is by mail at once of an emergency, and all else of five minutes in one mail', async () => {
    const ask = chat();
    await ask('Hilfe, in der Küche riecht es nach Gas!');
    await finishJobs(app, 'notifications.make');
    const [urgent] = await mailsTo(app, me.staff.email);
    expect(urgent?.subject).toBe('Notfall: Gasgeruch');
    const { id } = await conversation();
    for (let number = 0; number < 10; number += 1) {
      const input = { id, text: `Nummer ${number}`, mentions: [me.staff.id] };
      await run(NOTE, { input }, manager);
    }
    await tell('ASSIGNED', id, 'once');
    await finishJobs(app, 'notifications.make');
    expect(await storedMails(app, me.staff.email)).toHaveLength(1);
    await finishJobs(app, 'notifications.mail');
    const subjects = (await storedMails(app, me.staff.email)).map(({ subject }) => subject);
    expect(subjects.toSorted()).toEqual(['2 neue Benachrichtigungen', 'Notfall: Gasgeruch']);
  });

  it('is of a note by a colleague who is mentioned, but not of an own one', async () => {
    await chat()('Meine Heizung ist kalt.');
    const { id } = await conversation();
    const mentions = [me.staff.id, me.manager.id];
    await run(NOTE, { input: { id, text: 'Bitte ansehen', mentions } }, manager);
    expect(await toldTo(app, staff)).toEqual([
      expect.objectContaining({ kind: 'MENTIONED', actorName: expect.stringMatching(/\S+ \S+/) }),
    ]);
    expect(await kindsToldTo(app, manager)).toEqual([]);
  });

  it('is read with the conversation, one by one, or all until a moment', async () => {
    await chat()('Meine Heizung ist kalt.');
    const { id } = await conversation();
    const input = { id, text: 'Bitte ansehen', mentions: [me.staff.id] };
    await run(NOTE, { input }, manager);
    await tell('WAITING', id, 'once');
    await tell('ASSIGNED', id, 'once');
    const [newest] = await toldTo(app, staff);
    const one = { input: { ids: [newest?.id] } };
    expect(await run(READ, one, staff)).toMatchObject({ unreadCount: 2 });
    expect(await run(READ, one, staff)).toMatchObject({ unreadCount: 2 });
    await expect(run(READ, one, manager)).rejects.toThrow('NOT_FOUND');
    const before = { input: { until: '2026-01-01T00:00:00Z' } };
    expect(await run(READ_ALL, before, staff)).toMatchObject({ unreadCount: 2 });
    const until = new Date(Date.now() + 60_000).toISOString();
    const seen = { input: { id, until } };
    await run(
      'mutation ($input: MarkConversationReadInput!) { markConversationRead(input: $input) { message } }',
      seen,
      staff,
    );
    const { totalCount } = await readNotifications(staff, { filter: { isUnread: true } });
    expect(totalCount).toBe(0);
  });

  it('goes on behind a cursor, without gaps and doubles', async () => {
    await chat()('Meine Heizung ist kalt.');
    const { id } = await conversation();
    for (const occasion of ['1', '2', '3', '4', '5']) await tell('EMERGENCY', id, occasion);
    await finishJobs(app, 'notifications.make');
    const found: string[] = [];
    for (let after: string | null = null; ;) {
      const page = await readNotifications(staff, { first: 2, after });
      found.push(...page.edges.map(({ node }) => node.id));
      expect(page.totalCount).toBe(5);
      if (!page.pageInfo.hasNextPage) break;
      after = page.pageInfo.endCursor;
    }
    expect(new Set(found).size).toBe(5);
  });

  it('is nothing any more of what a person may not see any more, neither here nor by mail', async () => {
    await chat()('Meine Heizung ist kalt.');
    const { id } = await conversation();
    const input = { id, text: 'Bitte ansehen', mentions: [me.staff.id] };
    await run(NOTE, { input }, manager);
    expect(await kindsToldTo(app, staff)).toEqual(['MENTIONED']);
    await cast.clients.companyAdmin.json('PUT', '/api/company/settings/roles/permissions', {
      ...{ role: 'COMPANY_STAFF', permissions: ['users.view'] },
    });
    expect(await kindsToldTo(app, staff)).toEqual([]);
    const { body } = await staff.json('GET', '/api/notifications');
    expect(body).toMatchObject({ data: [], unreadCount: 0 });
    await finishJobs(app, 'notifications.mail');
    expect(await storedMails(app, me.staff.email)).toEqual([]);
  });

  it('is one with a count of what a tenant writes until it is read, each time once', async () => {
    await chat()('Meine Heizung ist kalt.');
    const { id } = await conversation();
    const occasions = ['1', '2', '3', '4', '5'];
    const twice = [...occasions, ...occasions];
    await Promise.all(twice.map((occasion) => tell('TENANT_REPLY', id, occasion)));
    const [first, ...others] = await toldTo(app, staff);
    expect(others).toEqual([]);
    expect(first).toMatchObject({ kind: 'TENANT_REPLY', count: 5 });
    await tell('TENANT_REPLY', id, '6');
    const [again] = await toldTo(app, staff);
    expect(again).toMatchObject({ id: first?.id, count: 6 });
    expect(Date.parse(again?.createdAt ?? '')).toBeGreaterThan(Date.parse(first?.createdAt ?? ''));
    expect((await staff.json('GET', '/api/notifications')).body).toMatchObject({
      ...{ unreadCount: 1, data: [{ count: 6 }] },
    });
    await run(READ, { input: { ids: [first?.id] } }, staff);
    await tell('TENANT_REPLY', id, '6');
    await tell('TENANT_REPLY', id, '7');
    expect((await toldTo(app, staff)).map(({ count }) => count)).toEqual([1, 6]);
  });

  it('is mailed again when more has happened since the mail', async () => {
    await chat()('Meine Heizung ist kalt.');
    const { id } = await conversation();
    for (const occasions of [['1', '2'], ['3']]) {
      for (const occasion of occasions) await tell('MENTIONED', id, occasion);
      await finishJobs(app, 'notifications.make');
      await finishJobs(app, 'notifications.mail');
    }
    const subjects = (await storedMails(app, me.staff.email)).map(({ subject }) => subject);
    expect(subjects.toSorted()).toEqual([
      'Sie wurden in 2 Notizen erwähnt',
      'Sie wurden in 3 Notizen erwähnt',
    ]);
  });

  it('is made once, however often it is tried', async () => {
    await chat()('Meine Heizung ist kalt.');
    const { id } = await conversation();
    const cause = {
      ...{ kind: 'WAITING' as const, cause: `waiting:${id}`, companyId: cast.own.id },
      ...{ conversationId: id, details: {} },
    };
    const { jobs } = app.app.platform;
    for (let times = 0; times < 5; times += 1) await jobs.enqueue(app.em(), notifyJob, cause);
    expect(await kindsToldTo(app, manager)).toEqual(['WAITING']);
    // Staff may not answer by default, so a waiting tenant is none of their business.
    expect(await kindsToldTo(app, staff)).toEqual([]);
  });

  it('comes live, with the number of unread ones', async () => {
    await chat()('Meine Heizung ist kalt.');
    const socket = staff.socket();
    const updates = socket.iterate<{ notificationUpdates: object }>({
      query:
        'subscription { notificationUpdates { unreadCount hasSound notification { kind subject path } } }',
    });
    const next = async () => {
      const { value } = await updates.next();
      return (value as { data: { notificationUpdates: object } }).data.notificationUpdates;
    };
    expect(await next()).toEqual({ unreadCount: 0, notification: null, hasSound: false });
    const { id } = await conversation();
    const input = { id, text: 'Bitte ansehen', mentions: [me.staff.id] };
    await run(NOTE, { input }, manager);
    expect(await next()).toMatchObject({
      unreadCount: 1,
      hasSound: true,
      notification: { kind: 'MENTIONED' },
    });
    await run(READ_ALL, { input: { until: new Date().toISOString() } }, staff);
    expect(await next()).toEqual({ unreadCount: 0, notification: null, hasSound: false });
    await socket.dispose();
  });

  it('concerns people, each for themselves; no program reads or chooses for one', async () => {
    const people = {
      ...{ anonymous: 'UNAUTHENTICATED', tenant: 'FORBIDDEN', staff: 'ok', manager: 'ok' },
      ...{ companyAdmin: 'ok', otherAdmin: 'ok', admin: 'ok' },
    };
    expect(await codeByRole(cast, '{ notificationSettings { timeZone } }')).toEqual(people);
    expect(await codeByRole(cast, '{ unreadNotificationCount }')).toEqual(people);
    for (const key of Object.values(cast.keys)) {
      const { errors } = await key.graphql('{ notifications { totalCount } }');
      expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
      expect((await key.json('GET', '/api/notifications/settings')).status).toBe(403);
    }
  });
});
