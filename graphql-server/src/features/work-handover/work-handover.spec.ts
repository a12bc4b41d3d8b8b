import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cast, createCast } from '../../testing/cast.js';
import { type Colleagues, createColleagues } from '../../testing/colleagues.js';
import { createConversation } from '../../testing/conversations.js';
import { createCompanyUser } from '../../testing/factories.js';
import { finishJobs } from '../../testing/jobs.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { ServiceCase } from '../cases/index.js';
import { CREATE, type Seen } from '../cases/testing/cases.js';
import { Conversation } from '../conversations/index.js';
import { run } from '../inbox/testing/run.js';

const HAND_OVER = `mutation ($input: HandOverWorkInput!) {
  handOverWork(input: $input) { message conversations cases remaining } }`;
const NOTHING = { conversations: 0, cases: 0, remaining: 0 };

describe('handing over all of a member', () => {
  let app: TestApp;
  let cast: Cast;
  let anna: Colleagues['anna'];
  let tarek: Colleagues['tarek'];

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    cast = await createCast(app);
    ({ anna, tarek } = await createColleagues(app, cast, 'COMPANY_MANAGER'));
  });
  afterAll(() => app.stop());

  const handOver = (client: TestClient = cast.clients.companyAdmin, more: object = {}) =>
    run<typeof NOTHING>(
      HAND_OVER,
      { input: { memberId: anna.id, toId: tarek.id, ...more } },
      client,
    );
  const of = (assigneeId: string | null, more: Partial<Conversation> = {}) =>
    createConversation(app.em(), cast.own, { assigneeId, ...more });
  const assignees = async (conversations: Conversation[]) => {
    const found = await app.em().find(Conversation, { company: cast.own.id });
    return conversations.map(({ id }) => found.find((one) => one.id === id)?.assigneeId ?? null);
  };
  const caseOf = async (assigneeId: string, more: object = {}) => {
    const input = { title: 'Rohr undicht', assigneeId, ...more };
    return (await run<Seen>(CREATE, { input }, cast.clients.companyAdmin)).case.id;
  };
  const caseAssignee = async (id: string) =>
    (await app.em().findOneOrFail(ServiceCase, { id, company: cast.own.id })).assigneeId;
  const audited = () =>
    app.em().execute<{ details: object }[]>(
      `select details from audit_entry
          where company_id = ? and action = 'company-user.work-handed-over'`,
      [cast.own.id],
    );

  it('moves what is not done, and nothing else', async () => {
    const put = new Date(Date.now() + 86_400_000);
    const held = { handler: 'PERSON', handlerId: anna.id, handlerName: 'Anna Voss' } as const;
    const all = [
      await of(anna.id),
      await of(anna.id, { archivedAt: new Date(), snoozedUntil: put }),
      await of(null, held),
      await of(anna.id, { archivedAt: new Date() }),
      await of(tarek.id, held),
      await of(null),
    ];
    const open = await caseOf(anna.id);
    const done = await caseOf(anna.id, { state: 'DONE' });
    const work = `query ($id: ID!) { companyUserWork(id: $id) { openConversations ownConversations openCases } }`;
    expect(await run(work, { id: anna.id }, cast.clients.manager)).toEqual({
      ...{ openConversations: 4, ownConversations: 3, openCases: 1 },
    });
    expect(await handOver()).toEqual({
      ...{ conversations: 3, cases: 1, remaining: 0 },
      message: '3 conversations and 1 cases handed over',
    });
    const [a, t] = [anna.id, tarek.id];
    expect(await assignees(all)).toEqual([t, t, t, a, t, null]);
    expect([await caseAssignee(open), await caseAssignee(done)]).toEqual([t, a]);
    expect(await audited()).toEqual([
      { details: { conversations: 3, cases: 1, to: 'Tarek Aydın' } },
    ]);
  });

  it('finds nothing the second time, also at the same moment and to another', async () => {
    for (let count = 0; count < 3; count += 1) await of(anna.id);
    await caseOf(anna.id);
    const other = await createCompanyUser(app.em(), cast.own);
    const both = await Promise.all([handOver(), handOver(undefined, { toId: other.id })]);
    const counts = both.map(({ conversations, cases }) => `${conversations}, ${cases}`);
    expect(new Set(counts)).toEqual(new Set(['3, 1', '0, 0']));
    expect(await handOver()).toMatchObject(NOTHING);
    expect(await audited()).toHaveLength(1);
  });

  it('tells the colleague once of each kind', async () => {
    for (let count = 0; count < 3; count += 1) {
      await of(anna.id);
      await caseOf(anna.id);
    }
    await finishJobs(app, 'notifications.make');
    await handOver();
    await finishJobs(app, 'notifications.make');
    const told = await app
      .em()
      .execute<{ kind: string }[]>(
        'select kind from notification where member_id = ? order by kind',
        [tarek.id],
      );
    expect(told.map(({ kind }) => kind)).toEqual(['ASSIGNED', 'CASE_ASSIGNED']);
  });

  it('stands in the history of each', async () => {
    const { id } = await of(anna.id);
    await handOver();
    const history = `query ($id: ID!) { inboxConversation(id: $id) { history { kind names } conversation { revision } } }`;
    expect(await run(history, { id }, cast.clients.companyAdmin)).toEqual({
      history: [{ kind: 'ASSIGNED', names: ['Tarek Aydın'] }],
      conversation: { revision: 1 },
    });
  });

  it('is for those who may edit people, not above themselves', async () => {
    await of(anna.id);
    const { staff, tenant, manager, admin, otherAdmin } = cast.clients;
    for (const client of [staff, tenant, cast.keys.companyKey]) {
      await expect(handOver(client)).rejects.toThrow('FORBIDDEN');
    }
    await expect(handOver(otherAdmin)).rejects.toThrow('USER_NOT_FOUND');
    const boss = await createCompanyUser(app.em(), cast.own, { role: 'COMPANY_ADMIN' });
    await expect(handOver(manager, { memberId: boss.id })).rejects.toThrow('FORBIDDEN');
    expect(await handOver(manager)).toMatchObject({ conversations: 1 });
    expect(await handOver(admin)).toMatchObject(NOTHING);
  });

  it('goes to an active colleague who may see it, or stays as a whole', async () => {
    const em = app.em();
    const conversation = await of(anna.id);
    const open = await caseOf(anna.id);
    const strangers = [
      await createCompanyUser(em, cast.other),
      await createCompanyUser(em, cast.own, { status: 'SUSPENDED' }),
    ];
    for (const { id: toId } of strangers) {
      await expect(handOver(undefined, { toId })).rejects.toThrow('COLLEAGUE_NOT_FOUND');
    }
    // The staff of this company may not see cases.
    const { id: toId } = await createCompanyUser(em, cast.own, { role: 'COMPANY_STAFF' });
    await expect(handOver(undefined, { toId })).rejects.toThrow('CASE_COLLEAGUE_NOT_FOUND');
    await expect(handOver(undefined, { toId: anna.id })).rejects.toThrow('WORK_HANDED_TO_SAME');
    expect(await assignees([conversation])).toEqual([anna.id]);
    expect(await caseAssignee(open)).toBe(anna.id);
  });
});
