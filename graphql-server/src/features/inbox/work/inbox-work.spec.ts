import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cast, codeByRole, createCast } from '../../../testing/cast.js';
import { newSessionId, send } from '../../../testing/chat.js';
import { createConversation } from '../../../testing/conversations.js';
import { createCompanyUser } from '../../../testing/factories.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import type { TestClient } from '../../../testing/test-client.js';
import { run } from '../testing/run.js';

const ROW = 'id revision assignee { id name } archivedAt labels { name } isUnread';
const ASSIGN = `mutation ($input: AssignConversationInput!) {
  assignConversation(input: $input) { message conversation { ${ROW} } } }`;
const LABEL = `mutation ($input: SetConversationLabelsInput!) {
  setConversationLabels(input: $input) { conversation { ${ROW} } } }`;
const bulk = (name: string) => `mutation ($input: SeenConversationsInput!) {
  ${name}(input: $input) { message conversations { id archivedAt }
    refused { conversation { id revision } refusal { reason params } } } }`;
const ARCHIVE = bulk('archiveConversations');
const RESTORE = bulk('restoreConversations');
const HISTORY = `query ($id: ID!) { inboxConversation(id: $id) { history { kind names actor { name } } } }`;
const LIST = '{ inboxConversations { edges { node { id } } } }';
const CREATE = `mutation ($input: CreateConversationLabelInput!) {
  createConversationLabel(input: $input) { label { id name color } } }`;

interface Row {
  id: string;
  revision: number;
  assignee: { id: string; name: string } | null;
  labels: { name: string }[];
}

interface Bulk {
  message: string;
  conversations: { id: string; archivedAt: string | null }[];
  refused: { conversation: { id: string; revision: number }; refusal: object }[];
}

describe('working on conversations', () => {
  let app: TestApp;
  let cast: Cast;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    cast = await createCast(app);
  });
  afterAll(() => app.stop());

  const assign = async (input: object, client: TestClient = cast.clients.manager) =>
    (await run<{ conversation: Row }>(ASSIGN, { input }, client)).conversation;

  async function labelled(name: string): Promise<string> {
    const input = { name, color: 'TEAL' };
    const { label } = await run<{ label: { id: string } }>(CREATE, { input }, cast.clients.manager);
    return label.id;
  }

  async function historyOf(id: string) {
    const details = await run<{ history: { kind: string; names: string[] }[] }>(
      HISTORY,
      { id },
      cast.clients.manager,
    );
    return details.history.map(({ kind, names }) => [kind, ...names]);
  }

  const actionsOn = async (id: string) =>
    (
      await app
        .em()
        .execute<{ action: string }[]>(
          'select action from audit_entry where subject_id = ? order by id',
          [id],
        )
    ).map(({ action }) => action);

  it('sets how urgent a conversation is, and keeps who did it', async () => {
    const { id } = await createConversation(app.em(), cast.own);
    const set = (input: object) =>
      run<{ conversation: Row & { urgency: string } }>(
        `mutation ($input: SetConversationUrgencyInput!) {
           setConversationUrgency(input: $input) { conversation { ${ROW} urgency } } }`,
        { input: { id, ...input } },
        cast.clients.manager,
      );
    const { conversation } = await set({ revision: 0, urgency: 'HIGH' });
    expect(conversation).toMatchObject({ urgency: 'HIGH', revision: 1 });
    // The same again is harmless, whatever was seen.
    await set({ revision: 0, urgency: 'HIGH' });
    await expect(set({ revision: 0, urgency: 'EMERGENCY' })).rejects.toThrow(
      'CONVERSATION_CHANGED_MEANWHILE',
    );
    expect(await historyOf(id)).toEqual([['URGENCY_SET', 'HIGH']]);
    expect(await actionsOn(id)).toEqual(['conversation.urgency-set']);
  });

  it('gives a conversation to a colleague and takes it back, and keeps who did it', async () => {
    const { id } = await createConversation(app.em(), cast.own);
    const colleague = await createCompanyUser(app.em(), cast.own, {
      ...{ firstName: 'Mia', lastName: 'Lange', role: 'COMPANY_STAFF' },
    });
    const given = await assign({ id, revision: 0, assigneeId: colleague.id });
    expect(given).toMatchObject({ revision: 1, assignee: { id: colleague.id, name: 'Mia Lange' } });
    expect(await assign({ id, revision: 0, assigneeId: colleague.id })).toMatchObject({
      revision: 1,
    });
    expect(await assign({ id, revision: 1, assigneeId: null })).toMatchObject({
      ...{ revision: 2, assignee: null },
    });
    expect(await historyOf(id)).toEqual([['ASSIGNED', 'Mia Lange'], ['UNASSIGNED']]);
    expect(await actionsOn(id)).toEqual(['conversation.assigned', 'conversation.unassigned']);
  });

  it('lets one of two win who act at once, and tells the other who was faster', async () => {
    const em = app.em();
    const { id } = await createConversation(em, cast.own);
    const people = [await createCompanyUser(em, cast.own), await createCompanyUser(em, cast.own)];
    const outcomes = await Promise.allSettled(
      people.map((person, i) =>
        assign(
          { id, revision: 0, assigneeId: person.id },
          i ? cast.clients.manager : cast.clients.staff,
        ),
      ),
    );
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused).toHaveLength(1);
    expect(JSON.parse((refused[0] as Error).message)).toMatchObject({
      code: 'CONFLICT',
      reason: 'CONVERSATION_CHANGED_MEANWHILE',
      params: { name: expect.stringMatching(/\w/), revision: 1 },
    });
    expect(await historyOf(id)).toHaveLength(1);
  });

  it('assigns only to colleagues who may see conversations', async () => {
    const em = app.em();
    const { id } = await createConversation(em, cast.own);
    const suspended = await createCompanyUser(em, cast.own, { status: 'SUSPENDED' });
    const stranger = await createCompanyUser(em, cast.other);
    const staff = await createCompanyUser(em, cast.own, { role: 'COMPANY_STAFF' });
    await cast.clients.companyAdmin.json('PUT', '/api/company/settings/roles/permissions', {
      ...{ role: 'COMPANY_STAFF', permissions: ['users.view'] },
    });
    for (const assigneeId of [suspended.id, stranger.id, staff.id]) {
      await expect(assign({ id, revision: 0, assigneeId })).rejects.toThrow('COLLEAGUE_NOT_FOUND');
    }
  });

  it('archives and restores several, and names those that were changed meanwhile', async () => {
    const em = app.em();
    const [one, two] = [
      await createConversation(em, cast.own),
      await createConversation(em, cast.own),
    ];
    await assign({
      id: two.id,
      revision: 0,
      assigneeId: (await createCompanyUser(em, cast.own)).id,
    });
    const seen = [one, two].map(({ id }) => ({ id, revision: 0 }));
    const input = { conversations: seen };
    const archived = await run<Bulk>(ARCHIVE, { input }, cast.clients.manager);
    expect(archived.message).toBe('1 of 2 conversations archived');
    expect(archived.conversations).toEqual([{ id: one.id, archivedAt: expect.any(String) }]);
    expect(archived.refused).toMatchObject([
      {
        conversation: { id: two.id, revision: 1 },
        refusal: { reason: 'CONVERSATION_CHANGED_MEANWHILE', params: { revision: 1 } },
      },
    ]);
    // The same once more, as after a lost answer.
    expect((await run<Bulk>(ARCHIVE, { input }, cast.clients.manager)).conversations).toHaveLength(
      1,
    );
    expect(await historyOf(one.id)).toEqual([['ARCHIVED']]);
    const back = { conversations: [{ id: one.id, revision: 1 }] };
    const restored = await run<Bulk>(RESTORE, { input: back }, cast.clients.manager);
    expect(restored.conversations).toEqual([{ id: one.id, archivedAt: null }]);
  });

  it('archives nothing if one of them is another company’s', async () => {
    const em = app.em();
    const own = await createConversation(em, cast.own);
    const foreign = await createConversation(em, cast.other);
    const conversations = [own, foreign].map(({ id }) => ({ id, revision: 0 }));
    await expect(run(ARCHIVE, { input: { conversations } }, cast.clients.manager)).rejects.toThrow(
      'NOT_FOUND',
    );
    expect(await historyOf(own.id)).toEqual([]);
  });

  it('shows an archived conversation again as soon as its tenant writes', async () => {
    const sessionId = newSessionId();
    await send(cast.clients.tenant, { sessionId, content: 'Danke!' });
    const idsOf = async () =>
      (await run<{ edges: { node: { id: string } }[] }>(LIST, {}, cast.clients.manager)).edges.map(
        ({ node }) => node.id,
      );
    const [id = ''] = await idsOf();
    const input = { conversations: [{ id, revision: 0 }] };
    await run(ARCHIVE, { input }, cast.clients.manager);
    expect(await idsOf()).toEqual([]);
    await send(cast.clients.tenant, { sessionId, content: 'Eine Frage habe ich noch.' });
    expect(await idsOf()).toEqual([id]);
  });

  it('puts labels on, takes the others off, and refuses those of another company', async () => {
    const { id } = await createConversation(app.em(), cast.own);
    const [urgent, craftsman] = [await labelled('eilt'), await labelled('Handwerker bestellt')];
    const set = async (labelIds: string[], revision: number) =>
      (
        await run<{ conversation: Row }>(
          LABEL,
          { input: { id, revision, labelIds } },
          cast.clients.staff,
        )
      ).conversation;
    expect((await set([urgent, craftsman], 0)).labels).toEqual([
      ...[{ name: 'eilt' }, { name: 'Handwerker bestellt' }],
    ]);
    expect(await set([craftsman], 1)).toMatchObject({
      ...{ revision: 2, labels: [{ name: 'Handwerker bestellt' }] },
    });
    expect(await set([craftsman], 2)).toMatchObject({ revision: 2 });
    await expect(set([], 1)).rejects.toThrow('CONVERSATION_CHANGED_MEANWHILE');
    const { label } = await run<{ label: { id: string } }>(
      CREATE,
      { input: { name: 'fremd' } },
      cast.clients.otherAdmin,
    );
    await expect(set([label.id], 2)).rejects.toThrow('LABEL_NOT_FOUND');
    expect(await historyOf(id)).toEqual([
      ['LABELLED', 'eilt', 'Handwerker bestellt'],
      ['LABELLED', 'Handwerker bestellt'],
    ]);
  });

  it('is open to those who may, at the own company alone', async () => {
    const { id } = await createConversation(app.em(), cast.own);
    const refused = {
      ...{ anonymous: 'UNAUTHENTICATED', tenant: 'FORBIDDEN', otherAdmin: 'NOT_FOUND' },
      ...{ manager: 'ok', companyAdmin: 'ok', admin: 'ok' },
    };
    const assigned = await codeByRole(cast, ASSIGN, { input: { id, revision: 0 } });
    expect(assigned).toEqual({ ...refused, staff: 'ok' });
    const input = { conversations: [{ id, revision: 0 }] };
    const archived = await codeByRole(cast, ARCHIVE, { input });
    expect(archived).toEqual({ ...refused, staff: 'FORBIDDEN' });
    const byKey = await cast.keys.companyKey.graphql(ASSIGN, { input: { id, revision: 0 } });
    expect(byKey.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const restored = await cast.keys.companyKey.graphql(RESTORE, {
      input: { conversations: [{ id, revision: 1 }] },
    });
    expect(restored.errors).toBeUndefined();
  });
});
