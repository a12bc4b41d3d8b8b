import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cast, createCast } from '../../testing/cast.js';
import { signIn } from '../../testing/chat.js';
import { createConversation } from '../../testing/conversations.js';
import { createEndUser } from '../../testing/factories.js';
import { finishJobs } from '../../testing/jobs.js';
import { storedMails } from '../../testing/mails.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import type { Conversation } from '../conversations/index.js';
import { Message } from '../conversations/index.js';
import { run } from '../inbox/testing/run.js';
import { notifyJob } from '../notifications/making/notify.job.js';
import { kindsToldTo, toldTo } from '../notifications/testing/told.js';

const REPORT = `mutation ($input: ReportChatCaseInput!) { reportChatCase(input: $input) {
  case { id number title state answerId } } }`;
const MINE = `{ chatCases { id number answerId } }`;
const ONE = `query ($id: ID!) { case(id: $id) {
  case { title description place category urgency isFromTenant noticedOn conversationId }
  history { kind side } } }`;
const ACCEPT = `mutation ($input: UpdateCaseInput!) { updateCase(input: $input) { case { state } } }`;
const VIEWER = '{ viewer { ... on CompanyUserViewer { companyUser { email } } } }';
const LIST = `query ($filter: CaseFilter) { cases(first: 9, filter: $filter) { totalCount } }`;

interface Reported {
  case: { id: string; number: number; title: string; state: string; answerId: string };
}

describe('damage that tenants report in the chat', () => {
  let app: TestApp;
  let cast: Cast;
  let tenant: TestClient;
  let neighbour: TestClient;
  let conversation: Conversation;
  let answerId: string;

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  /** An answer that offers to report damage, or does not. */
  async function answer(offersCase: boolean): Promise<string> {
    const em = app.em();
    const message = em.create(Message, {
      ...{ companyId: cast.own.id, conversation: conversation.id, sender: 'BOT', text: 'Hm.' },
      ...{ sequence: Math.floor(Math.random() * 1e9), revision: 1 },
      guidance: {
        ...{ action: 'ANSWER', urgency: 'HIGH', language: 'de', choices: [], calls: [] },
        ...{ isFallback: false, offersCase },
      },
    });
    await em.flush();
    return message.id;
  }

  const report = (input: object = {}, client = tenant) =>
    run<Reported>(
      REPORT,
      { input: { answerId, text: 'Wasserfleck an der Decke. Er wird größer.', ...input } },
      client,
    );
  const tellAgain = (caseId: string) =>
    app.app.platform.jobs.enqueue(app.em(), notifyJob, {
      ...{ kind: 'CASE_REPORTED', cause: `case-reported:${caseId}`, details: {} },
      ...{ companyId: cast.own.id, caseId },
    });
  const bossMail = async () =>
    (await run<{ companyUser: { email: string } }>(VIEWER, {}, boss())).companyUser.email;
  const boss = () => cast.clients.companyAdmin;

  beforeEach(async () => {
    cast = await createCast(app);
    const person = await createEndUser(app.em(), cast.own);
    tenant = await signIn(app, person);
    neighbour = await signIn(app, await createEndUser(app.em(), cast.own));
    conversation = await createConversation(app.em(), cast.own, {
      ...{ endUser: person, category: 'Wasser & Sanitär' },
    });
    answerId = await answer(true);
  });

  it('become a case of the company, told as one of the tenant', async () => {
    const { case: made } = await report({ place: 'Küche', noticedOn: '2026-01-02' });
    expect(made).toMatchObject({ number: 1, title: 'Wasserfleck an der Decke', state: 'OPEN' });
    expect(await run(MINE, {}, tenant)).toEqual([{ id: made.id, number: 1, answerId }]);
    expect(await run(MINE, {}, neighbour)).toEqual([]);
    expect(await run(ONE, { id: made.id }, boss())).toEqual({
      case: {
        title: 'Wasserfleck an der Decke',
        description: 'Wasserfleck an der Decke. Er wird größer.',
        place: expect.stringMatching(/^Küche, \S/),
        ...{ category: 'Wasser & Sanitär', urgency: 'HIGH' },
        ...{ isFromTenant: true, noticedOn: '2026-01-02', conversationId: conversation.id },
      },
      history: [{ kind: 'CREATED', side: 'TENANT' }],
    });
    const count = async (isFromTenant: boolean) =>
      (await run<{ totalCount: number }>(LIST, { filter: { isFromTenant } }, boss())).totalCount;
    expect([await count(true), await count(false)]).toEqual([1, 0]);
    const rest = await boss().json('GET', '/api/company/cases?isFromTenant=true');
    expect(rest.body).toMatchObject({ data: [{ id: made.id, isFromTenant: true }] });
    // The tenant reads it in the chat.
    const told = await app.em().findOneOrFail(Message, { conversation, sender: 'SYSTEM' });
    expect(told.text).toContain('#1');
  });

  it('are one case for one answer, however often they are sent, and keep what was worded last', async () => {
    const twice = await Promise.all([report(), report()]);
    expect(new Set(twice.map((one) => one.case.id)).size).toBe(1);
    const { case: again } = await report({ text: 'Der Fleck tropft jetzt.' });
    expect(again.number).toBe(1);
    expect(await run(ONE, { id: again.id }, boss())).toMatchObject({
      case: { description: 'Der Fleck tropft jetzt.' },
      history: [{ kind: 'CREATED' }, { kind: 'CHANGED', side: 'TENANT' }],
    });
  });

  it('are told to those who work on cases, once, with the way to the case', async () => {
    const [one] = await Promise.all([report(), report()]);
    await report({ text: 'Der Fleck tropft jetzt.' });
    expect(await toldTo(app, boss())).toEqual([
      expect.objectContaining({
        ...{ kind: 'CASE_REPORTED', caseNumber: 1, subject: 'Wasserfleck an der Decke' },
        ...{ path: `/company/dashboard/cases/${one.case.id}`, readAt: null, actorName: null },
      }),
    ]);
    expect(await kindsToldTo(app, cast.clients.manager)).toEqual(['CASE_REPORTED']);
    // Staff may not work on cases by default.
    expect(await kindsToldTo(app, cast.clients.staff)).toEqual([]);
    expect(await kindsToldTo(app, cast.clients.otherAdmin)).toEqual([]);
    // A job that is done again after a crash tells nobody twice.
    await tellAgain(one.case.id);
    expect(await toldTo(app, boss())).toHaveLength(1);
    await finishJobs(app, 'notifications.mail');
    const subjects = (await storedMails(app, await bossMail())).map(({ subject }) => subject);
    expect(subjects).toEqual(['Vorgang #1: ein Schaden wurde gemeldet']);
  });

  it('are no news to anybody any more once somebody has accepted them', async () => {
    const { case: made } = await report();
    expect(await kindsToldTo(app, cast.clients.manager)).toEqual(['CASE_REPORTED']);
    const input = { id: made.id, revision: 1, state: 'IN_PROGRESS' };
    await run(ACCEPT, { input }, boss());
    const [told] = await toldTo(app, cast.clients.manager);
    expect(told?.readAt).toEqual(expect.any(String));
    await finishJobs(app, 'notifications.mail');
    expect(await storedMails(app, await bossMail())).toEqual([]);
    await app.em().execute(`delete from notification`);
    await tellAgain(made.id);
    expect(await kindsToldTo(app, boss())).toEqual([]);
  });

  it('need an own answer that offers it, and a signed-in tenant', async () => {
    await expect(report({}, neighbour)).rejects.toThrow('CASE_OFFER_NOT_FOUND');
    await expect(report({ answerId: await answer(false) })).rejects.toThrow('CASE_OFFER_NOT_FOUND');
    await expect(report({}, boss())).rejects.toThrow('FORBIDDEN');
    await expect(report({}, app.client())).rejects.toThrow('UNAUTHENTICATED');
    const other = await createEndUser(app.em(), cast.other);
    await expect(report({}, await signIn(app, other))).rejects.toThrow('CASE_OFFER_NOT_FOUND');
  });

  it('have a text, and no day to come', async () => {
    await expect(report({ text: ' ' })).rejects.toThrow('BAD_USER_INPUT');
    await expect(report({ noticedOn: '2999-01-01' })).rejects.toThrow('BAD_USER_INPUT');
    await expect(report({ noticedOn: 'gestern' })).rejects.toThrow('BAD_USER_INPUT');
  });

  it('are limited, and repeating does not count', async () => {
    for (let count = 0; count < 6; count += 1) await report({ answerId: await answer(true) });
    const known = answerId;
    await expect(report({ answerId: await answer(true) })).rejects.toThrow('CASE_TOO_MANY_REPORTS');
    await expect(report({ answerId: known })).rejects.toThrow('CASE_TOO_MANY_REPORTS');
    const [first] = await run<{ answerId: string; id: string }[]>(MINE, {}, tenant);
    expect((await report({ answerId: first?.answerId })).case.id).toBe(first?.id);
  });
});
