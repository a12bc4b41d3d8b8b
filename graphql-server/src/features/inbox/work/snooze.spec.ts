import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cast, codeByRole, createCast } from '../../../testing/cast.js';
import { newSessionId, send } from '../../../testing/chat.js';
import { createConversation } from '../../../testing/conversations.js';
import { finishJobs } from '../../../testing/jobs.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { run } from '../testing/run.js';
import { endLostSnoozesJob, endSnoozeJob } from './snooze.job.js';

const SNOOZE = `mutation ($input: SnoozeConversationsInput!) { snoozeConversations(input: $input) {
  message conversations { id revision archivedAt snoozedUntil } refused { conversation { id } refusal { reason } } } }`;
const others = (name: string) =>
  `mutation ($input: SeenConversationsInput!) { ${name}(input: $input) { message } }`;
const LIST = `query ($filter: InboxConversationFilter) {
  inboxConversations(filter: $filter) { edges { node { id lastActivityAt } } } }`;
const COUNTS = '{ inboxCounts { allOpen mine unassigned emergency snoozed archived unread } }';
const HISTORY = 'query ($id: ID!) { inboxConversation(id: $id) { history { kind names } } }';

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const away = (minutes: number) => ({
  ...{ archivedAt: new Date(), snoozedUntil: new Date(Date.now() + minutes * 60_000) },
});

interface Snoozed {
  message: string;
  conversations: { id: string; revision: number; archivedAt: null; snoozedUntil: string }[];
  refused: { conversation: { id: string }; refusal: { reason: string } }[];
}

describe('snoozing conversations', () => {
  let app: TestApp;
  let cast: Cast;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    cast = await createCast(app);
  });
  afterAll(() => app.stop());

  const snooze = (id: string, until = inHours(1), revision = 0) =>
    run<Snoozed>(
      SNOOZE,
      { input: { conversations: [{ id, revision }], until } },
      cast.clients.manager,
    );

  const idsOf = async (filter: object = {}) => {
    const { edges } = await run<{ edges: { node: { id: string } }[] }>(
      LIST,
      { filter },
      cast.clients.manager,
    );
    return edges.map(({ node }) => node.id);
  };

  it('takes them out of what is open and its counts, into a list of its own', async () => {
    const { manager } = cast.clients;
    const { id } = await createConversation(app.em(), cast.own, { urgency: 'EMERGENCY' });
    const until = inHours(20);
    const { message, conversations } = await snooze(id, until);
    expect(message).toBe('1 of 1 conversations snoozed');
    expect(conversations).toEqual([{ id, revision: 1, archivedAt: null, snoozedUntil: until }]);
    expect(await run(COUNTS, {}, manager)).toEqual({
      ...{ allOpen: 0, mine: 0, unassigned: 0, emergency: 0, snoozed: 1, archived: 0, unread: 0 },
    });
    expect(await idsOf({ view: 'SNOOZED' })).toEqual([id]);
    expect(await idsOf({ view: 'ARCHIVED' })).toEqual([]);
    const search = 'Hallo';
    expect(await idsOf({ search })).toEqual([]);
    expect(await idsOf({ search, withArchived: true })).toEqual([id]);
    expect(await run(HISTORY, { id }, manager)).toEqual({
      history: [{ kind: 'SNOOZED', names: [until] }],
    });
    const [entry] = await app
      .em()
      .execute('select action, details from audit_entry where subject_id = ?', [id]);
    expect(entry).toEqual({ action: 'conversation.snoozed', details: { names: [until] } });
  });

  it('brings them back by itself at their time, as the newest and unread', async () => {
    const em = app.em();
    const long = await createConversation(em, cast.own, { lastActivityAt: new Date(0) });
    const other = await createConversation(em, cast.own);
    await snooze(long.id, inHours(1));
    await finishJobs(app, endSnoozeJob.name);
    expect(await idsOf()).toEqual([long.id, other.id]);
    expect(await run(COUNTS, {}, cast.clients.manager)).toMatchObject({ snoozed: 0, unread: 2 });
  });

  it('comes back at the last moment that was chosen, and once', async () => {
    const { id } = await createConversation(app.em(), cast.own);
    await snooze(id, inHours(1));
    await snooze(id, inHours(2), 1);
    await app
      .em()
      .execute(`delete from jobs.job where name = ? and data->>'until' > ?`, [
        endSnoozeJob.name,
        inHours(1.5),
      ]);
    await finishJobs(app, endSnoozeJob.name);
    expect(await idsOf({ view: 'SNOOZED' })).toEqual([id]);
  });

  it('brings back what lost its job, and no other', async () => {
    const em = app.em();
    const lost = await createConversation(em, cast.own, away(-10));
    const later = await createConversation(em, cast.own, away(10));
    await em.transactional(async (tx) =>
      app.app.platform.jobs.enqueue(tx as never, endLostSnoozesJob, {}),
    );
    await finishJobs(app, endLostSnoozesJob.name);
    expect(await idsOf()).toEqual([lost.id]);
    expect(await idsOf({ view: 'SNOOZED' })).toEqual([later.id]);
  });

  it('shows one at once in which the tenant writes', async () => {
    const sessionId = newSessionId();
    await send(cast.clients.tenant, { sessionId, content: 'Danke!' });
    const [id = ''] = await idsOf();
    await snooze(id);
    expect(await idsOf()).toEqual([]);
    await send(cast.clients.tenant, { sessionId, content: 'Eine Frage habe ich noch.' });
    expect(await idsOf()).toEqual([id]);
    expect(await idsOf({ view: 'SNOOZED' })).toEqual([]);
  });

  it('shows one at once that a colleague calls an emergency', async () => {
    const { id } = await createConversation(app.em(), cast.own);
    await snooze(id);
    const URGENT = `mutation ($input: SetConversationUrgencyInput!) {
      setConversationUrgency(input: $input) { conversation { id } } }`;
    const input = { id, revision: 1, urgency: 'EMERGENCY' };
    await run(URGENT, { input }, cast.clients.manager);
    expect(await idsOf({ view: 'EMERGENCY' })).toEqual([id]);
  });

  it('ends before its time, and goes into the archive', async () => {
    const [one, two] = [
      await createConversation(app.em(), cast.own),
      await createConversation(app.em(), cast.own),
    ];
    for (const [name, { id }] of [
      ['restoreConversations', one],
      ['archiveConversations', two],
    ] as const) {
      await snooze(id);
      const input = { conversations: [{ id, revision: 1 }] };
      await run(others(name), { input }, cast.clients.manager);
    }
    await finishJobs(app, endSnoozeJob.name);
    expect(await idsOf()).toEqual([one.id]);
    expect(await idsOf({ view: 'ARCHIVED' })).toEqual([two.id]);
    expect(await idsOf({ view: 'SNOOZED' })).toEqual([]);
  });

  it('leaves those that a colleague has changed meanwhile', async () => {
    const { id } = await createConversation(app.em(), cast.own, { inboxRevision: 3 });
    const refusal = { reason: 'CONVERSATION_CHANGED_MEANWHILE' };
    expect((await snooze(id)).refused).toEqual([{ conversation: { id }, refusal }]);
    expect(await idsOf()).toEqual([id]);
  });

  it('leaves those in which the tenant has written what was not seen, as does the archive', async () => {
    const { id } = await createConversation(app.em(), cast.own, {
      messages: [{ text: 'Hallo' }, { text: 'Guten Tag', sender: 'BOT' }, { text: 'Es brennt!' }],
    });
    const refused = [{ conversation: { id }, refusal: { reason: 'NEW_MESSAGE_MEANWHILE' } }];
    const put = (name: string, messageCount: number) => {
      const [type, ...more] =
        name === 'snooze' ? ['SnoozeConversationsInput', 'until'] : ['SeenConversationsInput'];
      const conversations = [{ id, revision: 0, messageCount }];
      return run<Snoozed>(
        `mutation ($input: ${type}!) { ${name}Conversations(input: $input) { message
          refused { conversation { id } refusal { reason } } } }`,
        { input: { conversations, ...(more.length > 0 ? { until: inHours(1) } : {}) } },
        cast.clients.manager,
      );
    };
    expect((await put('snooze', 2)).refused).toEqual(refused);
    expect((await put('archive', 2)).refused).toEqual(refused);
    expect(await idsOf()).toEqual([id]);
    expect((await put('snooze', 3)).refused).toEqual([]);
    expect(await idsOf()).toEqual([]);
  });

  it('takes one in which only an answer has come since', async () => {
    const { id } = await createConversation(app.em(), cast.own, {
      messages: [{ text: 'Hallo' }, { text: 'Guten Tag', sender: 'BOT' }],
    });
    const conversations = [{ id, revision: 0, messageCount: 1 }];
    const input = { conversations, until: inHours(1) };
    expect((await run<Snoozed>(SNOOZE, { input }, cast.clients.manager)).refused).toEqual([]);
  });

  it('wants a moment of the next twelve months', async () => {
    const { id } = await createConversation(app.em(), cast.own);
    await expect(snooze(id, inHours(-1))).rejects.toThrow('SNOOZE_IS_PAST');
    await expect(snooze(id, inHours(24 * 367))).rejects.toThrow('SNOOZE_TOO_LONG');
    expect(await idsOf()).toEqual([id]);
  });

  it('is open to those who may archive, at the own company alone', async () => {
    const { id } = await createConversation(app.em(), cast.own);
    const input = { conversations: [{ id, revision: 0 }], until: inHours(1) };
    expect(await codeByRole(cast, SNOOZE, { input })).toEqual({
      ...{ anonymous: 'UNAUTHENTICATED', tenant: 'FORBIDDEN', otherAdmin: 'NOT_FOUND' },
      ...{ staff: 'FORBIDDEN', manager: 'ok', companyAdmin: 'ok', admin: 'ok' },
    });
  });
});
