import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { berlinDay, daysBefore } from '../../platform/german/index.js';
import { type Cast, createCast } from '../../testing/cast.js';
import { type Colleagues, createColleagues } from '../../testing/colleagues.js';
import { newSessionId, send } from '../../testing/chat.js';
import { createConversation } from '../../testing/conversations.js';
import { createCompanyUser } from '../../testing/factories.js';
import { finishJobs } from '../../testing/jobs.js';
import { asCompanyUser } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { caseDueJob } from '../cases/due/case-due.job.js';
import { CREATE, type Seen, UPDATE } from '../cases/testing/cases.js';
import { run } from '../inbox/testing/run.js';
import { titleOf } from '../notifications/notification-texts.js';
import { Absence } from './index.js';

const TOLD = '{ notifications { edges { node { kind deputyFor } } } }';
const ASSIGN = `mutation ($input: AssignConversationInput!) {
  assignConversation(input: $input) { conversation { id } } }`;
const CONVERSATIONS = `query ($view: InboxView) {
  inboxConversations(filter: { view: $view }) { totalCount edges { node { id } } } }`;
const CASES = `query ($filter: CaseFilter) { cases(filter: $filter) { edges { node { id } } } }`;

interface List {
  edges: { node: { id: string } }[];
}

const idsOf = ({ edges }: List) => edges.map(({ node }) => node.id);
const listed = async (client: TestClient, view: string) =>
  idsOf(await run<List>(CONVERSATIONS, { view }, client));
const covered = async (client: TestClient) =>
  idsOf(await run<List>(CASES, { filter: { isMineOrCovered: true } }, client));

const TODAY = berlinDay(new Date());
const inDays = (days: number) => daysBefore(TODAY, -days);

describe('who stands in for an absent colleague', () => {
  let app: TestApp;
  let cast: Cast;
  let anna: Colleagues['anna'];
  let tarek: Colleagues['tarek'];
  let as: Colleagues['as'];

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    cast = await createCast(app);
    ({ anna, tarek, as } = await createColleagues(app, cast, 'COMPANY_MANAGER'));
  });
  afterAll(() => app.stop());

  /** Has Anna be away, with Tarek standing in. */
  async function away(days: Partial<Absence> = {}): Promise<void> {
    const em = app.em();
    em.create(Absence, {
      ...{ company: cast.own, memberId: anna.id, deputyId: tarek.id, note: '' },
      ...{ firstDay: TODAY, lastDay: TODAY, ...days },
    });
    await em.flush();
  }
  const told = async (client: TestClient) => {
    await finishJobs(app, 'notifications.make');
    const { edges } = await run<{ edges: { node: object }[] }>(TOLD, {}, client);
    return edges.map(({ node }) => node);
  };
  const assignedToAnna = async () => {
    const { id } = await createConversation(app.em(), cast.own);
    const input = { id, revision: 0, assigneeId: anna.id };
    await run(ASSIGN, { input }, cast.clients.companyAdmin);
    return id;
  };
  const caseOf = async (assigneeId: string) => {
    const input = { title: 'Rohr undicht', assigneeId };
    return (await run<Seen>(CREATE, { input }, cast.clients.companyAdmin)).case;
  };

  it('is told of what a colleague gives the absent one, beside them', async () => {
    await away();
    await assignedToAnna();
    await caseOf(anna.id);
    const kinds = ['CASE_ASSIGNED', 'ASSIGNED'];
    expect(await told(as.tarek)).toEqual(kinds.map((kind) => ({ kind, deputyFor: 'Anna Voss' })));
    expect(await told(as.anna)).toEqual(kinds.map((kind) => ({ kind, deputyFor: null })));
    expect(await told(cast.clients.manager)).toEqual([]);
  });

  it('is told when a tenant writes in a conversation of the absent one', async () => {
    await away();
    const sessionId = newSessionId();
    await send(cast.clients.tenant, { sessionId, content: 'Hallo' });
    const [conversation] = await listed(as.anna, 'ALL_OPEN');
    const assign = { id: conversation, revision: 0, assigneeId: anna.id };
    await run(ASSIGN, { input: assign }, as.anna);
    await send(cast.clients.tenant, { sessionId, content: 'Noch etwas' });
    expect(await told(as.tarek)).toEqual([{ kind: 'TENANT_REPLY', deputyFor: 'Anna Voss' }]);
  });

  it.each([
    ['before the first day', { firstDay: inDays(1), lastDay: inDays(5) }, 0],
    ['on the first day', { firstDay: TODAY, lastDay: inDays(5) }, 1],
    ['on the last day', { firstDay: inDays(-5), lastDay: TODAY }, 1],
    ['after the last day', { firstDay: inDays(-5), lastDay: inDays(-1) }, 0],
  ])('works so %s in Germany', async (_, days, count) => {
    await away(days);
    const id = await assignedToAnna();
    expect(await told(as.tarek)).toHaveLength(count);
    expect(await listed(as.tarek, 'MINE_AND_COVERED')).toEqual(count ? [id] : []);
  });

  it('passes on what they are told to their own deputy while they are absent, too', async () => {
    const em = app.em();
    const role = 'COMPANY_MANAGER';
    const third = await createCompanyUser(em, cast.own, { role });
    const days = { firstDay: TODAY, lastDay: TODAY };
    await away();
    await away({ ...days, memberId: tarek.id, deputyId: third.id });
    const client = await asCompanyUser(app, third);
    const id = await assignedToAnna();
    expect(await told(client)).toEqual([{ kind: 'ASSIGNED', deputyFor: 'Anna Voss' }]);
    expect(await listed(client, 'MINE_AND_COVERED')).toEqual([id]);
    // Those who stand in for each other are told once.
    await em.nativeUpdate(Absence, { memberId: tarek.id }, { deputyId: anna.id });
    await caseOf(anna.id);
    expect(await told(client)).toHaveLength(1);
    expect(await told(as.tarek)).toHaveLength(2);
    expect(await listed(client, 'MINE_AND_COVERED')).toEqual([]);
    expect(await listed(as.tarek, 'MINE_AND_COVERED')).toEqual([id]);
  });

  it('is told as themselves where both are meant, and not of what they did', async () => {
    await away();
    const { id } = await createConversation(app.em(), cast.own);
    const note = `mutation ($input: AddConversationNoteInput!) { addConversationNote(input: $input) { note { id } } }`;
    const mentions = [anna.id, tarek.id];
    const input = { id, text: '@Anna Voss @Tarek Aydın', mentions };
    await run(note, { input }, cast.clients.companyAdmin);
    expect(await told(as.tarek)).toEqual([{ kind: 'MENTIONED', deputyFor: null }]);
    const assign = { id, revision: 0, assigneeId: anna.id };
    await run(ASSIGN, { input: assign }, as.tarek);
    expect(await told(as.tarek)).toHaveLength(1);
    expect(await told(as.anna)).toHaveLength(2);
  });

  it('is told nothing that they may not see, nor once they are suspended', async () => {
    const em = app.em();
    const staff = await createCompanyUser(em, cast.own, { role: 'COMPANY_STAFF' });
    await away({ deputyId: staff.id });
    await caseOf(anna.id);
    expect(await told(await asCompanyUser(app, staff))).toEqual([]);
    await em.nativeUpdate(Absence, { memberId: anna.id }, { deputyId: tarek.id });
    await em.execute(`update company_user set status = 'SUSPENDED' where id = ?`, [tarek.id]);
    await caseOf(anna.id);
    await finishJobs(app, 'notifications.make');
    const rows = await em.execute('select 1 from notification where member_id = ?', [tarek.id]);
    expect(rows).toEqual([]);
  });

  it('sees the conversations and cases of the absent one with their own, which stay as they were', async () => {
    const theirs = await assignedToAnna();
    const own = await createConversation(app.em(), cast.own, { assigneeId: tarek.id });
    await createConversation(app.em(), cast.own);
    const cases = [await caseOf(anna.id), await caseOf(tarek.id)].map(({ id }) => id);
    expect(await listed(as.tarek, 'MINE_AND_COVERED')).toEqual([own.id]);
    expect(await covered(as.tarek)).toEqual([cases[1]]);
    await away();
    expect((await listed(as.tarek, 'MINE_AND_COVERED')).toSorted()).toEqual(
      [theirs, own.id].toSorted(),
    );
    expect((await covered(as.tarek)).toSorted()).toEqual(cases.toSorted());
    expect(await listed(as.tarek, 'MINE')).toEqual([own.id]);
    expect(await listed(as.anna, 'MINE_AND_COVERED')).toEqual([theirs]);
    expect(await listed(cast.keys.companyKey, 'MINE_AND_COVERED')).toEqual([]);
    const counts = await run('{ inboxCounts { mine mineAndCovered } }', {}, as.tarek);
    expect(counts).toEqual({ mine: 1, mineAndCovered: 2 });
  });

  it('is told of cases that are due as well', async () => {
    await away();
    const { id, revision } = await caseOf(anna.id);
    const input = { id, revision, dueOn: TODAY };
    await run(UPDATE, { input }, cast.clients.companyAdmin);
    await finishJobs(app, 'notifications.make');
    await app.app.platform.jobs.enqueue(app.em(), caseDueJob, {});
    await finishJobs(app, 'case.due');
    expect((await told(as.tarek))[0]).toEqual({ kind: 'CASE_DUE', deputyFor: 'Anna Voss' });
  });

  it('reads outside of the console that it is not theirs', () => {
    const facts = { kind: 'CASE_ASSIGNED', details: {}, count: 1, caseNumber: 7 } as const;
    const details = { deputyFor: 'x' };
    expect(titleOf('de', facts)).toBe('Vorgang #7 wurde Ihnen zugewiesen');
    expect(titleOf('de', { ...facts, details })).toBe('Vertretung: Vorgang #7 wurde zugewiesen');
    expect(titleOf('en', { ...facts, kind: 'CASE_DUE', details })).toBe(
      'Standing in: Case #7 is due today',
    );
  });
});
