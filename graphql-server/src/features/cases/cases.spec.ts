import type { Client } from 'graphql-ws';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cast, codeByRole, createCast } from '../../testing/cast.js';
import { createConversation } from '../../testing/conversations.js';
import { buildingOf, createCompanyUser, createEndUser } from '../../testing/factories.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { run } from '../inbox/testing/run.js';
import { Attachment } from '../attachments/index.js';
import { Message } from '../conversations/index.js';

const CASE = `id number title place category urgency state dueOn isOverdue revision fileCount
  conversationId assignee { name } endUser { lastName } craftsman { name email phone }
  appointmentAt appointmentState`;
/** Texts that are not ids, for each field of a case that takes an id. */
const NO_IDS = { conversationId: 'x', endUserId: 'x', assigneeId: 'x', attachmentIds: ['x'] };
const CREATE = `mutation ($input: CreateCaseInput!) { createCase(input: $input) { case { ${CASE} } } }`;
const UPDATE = `mutation ($input: UpdateCaseInput!) { updateCase(input: $input) { case { ${CASE} } } }`;
const APPOINT = `mutation ($input: SetCaseAppointmentInput!) {
  setCaseAppointment(input: $input) { case { ${CASE} } } }`;
const COMMENT = `mutation ($input: AddCaseCommentInput!) { addCaseComment(input: $input) { case { ${CASE} } } }`;
const ONE = `query ($id: ID!) { case(id: $id) { case { ${CASE} }
  history { kind side actorName text names changes { field from to } } files { originalName side uploadedBy } } }`;
const LIST = `query ($filter: CaseFilter, $sort: CaseSort) {
  cases(filter: $filter, sort: $sort) { totalCount edges { node { number } } } }`;

interface Case {
  id: string;
  number: number;
  state: string;
  revision: number;
}

const sockets: Client[] = [];

/** Follows cases; the result reads the next event. */
async function follow(client: TestClient) {
  const socket = client.socket();
  sockets.push(socket);
  const events = socket.iterate<{ caseEvents: { __typename: string; case?: Case } }>({
    query: `subscription { caseEvents { __typename ... on CaseChanged { case { id state } } } }`,
  });
  const next = async () => (await events.next()).value?.data?.caseEvents;
  expect(await next()).toMatchObject({ __typename: 'CasesStale' });
  return next;
}

describe('cases', () => {
  let app: TestApp;
  let cast: Cast;

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

  const boss = () => cast.clients.companyAdmin;

  const create = async (input: object = {}, client: TestClient = boss()) =>
    (await run<{ case: Case }>(CREATE, { input: { title: 'Heizung kalt', ...input } }, client))
      .case;

  const update = async (seen: Case, input: object, client = boss()) =>
    (
      await run<{ case: Case }>(
        UPDATE,
        { input: { id: seen.id, revision: seen.revision, ...input } },
        client,
      )
    ).case;

  const details = (id: string) =>
    run<{ history: { kind: string }[]; files: object[] }>(ONE, { id }, boss());

  const numbers = async (variables: object) => {
    const { edges } = await run<{ edges: { node: { number: number } }[] }>(LIST, variables, boss());
    return edges.map(({ node }) => node.number);
  };

  it('have numbers without gaps or doubles, also when many are made at once', async () => {
    const [, ...made] = await Promise.all([
      expect(create({ title: '' })).rejects.toThrow('BAD_USER_INPUT'),
      ...Array.from({ length: 8 }, () => create()),
    ]);
    expect(made.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8,
    ]);
    const theirs = await create({}, cast.clients.otherAdmin);
    expect(theirs.number).toBe(1);
  });

  it('are made by those who may, and unknown to other companies', async () => {
    const codes = await codeByRole(cast, CREATE, { input: { companyId: cast.own.id, title: 'A' } });
    expect(codes).toEqual({
      ...{ anonymous: 'UNAUTHENTICATED', tenant: 'FORBIDDEN', staff: 'FORBIDDEN' },
      ...{ manager: 'ok', companyAdmin: 'ok', otherAdmin: 'NOT_FOUND', admin: 'ok' },
    });
    const { id } = await create();
    expect(await codeByRole(cast, ONE, { id })).toMatchObject({
      ...{ staff: 'FORBIDDEN', manager: 'ok', otherAdmin: 'NOT_FOUND', admin: 'ok' },
    });
    const stranger = await createEndUser(app.em(), cast.other);
    const talk = await createConversation(app.em(), cast.other);
    const colleague = await createCompanyUser(app.em(), cast.other);
    for (const input of [
      { endUserId: stranger.id },
      { conversationId: talk.id },
      { assigneeId: colleague.id },
    ]) {
      await expect(create(input)).rejects.toThrow('BAD_USER_INPUT');
    }
  });

  it('from a conversation have who looks after that, unless another is named', async () => {
    const em = app.em();
    const mia = await createCompanyUser(em, cast.own, { firstName: 'Mia', lastName: 'Lange' });
    const conversationId = (await createConversation(em, cast.own, { assigneeId: mia.id })).id;
    expect(await create({ conversationId })).toMatchObject({ assignee: { name: 'Mia Lange' } });
    expect(await create({ conversationId, assigneeId: null })).toMatchObject({ assignee: null });
    // Staff may not see cases.
    await em.execute('update company_user set role = ? where id = ?', ['STAFF', mia.id]);
    expect(await create({ conversationId })).toMatchObject({ assignee: null });
  });

  it('come from a conversation, with its tenant, place and photos', async () => {
    const em = app.em();
    const tenant = await createEndUser(em, cast.own, { address: 'Am Kai 3', apartmentNumber: '4' });
    const talk = await createConversation(em, cast.own, { endUser: tenant });
    const message = await em.findOneOrFail(Message, { conversation: talk });
    const photo = em.create(Attachment, {
      ...{ company: cast.own.id, endUser: tenant.id, sessionId: talk.sessionId },
      ...{ messageId: message.id, originalName: 'foto.png', fileSize: 3, mimeType: 'image/png' },
      ...{ purpose: 'image', storageKey: 'x', sha256: 'x', storedAt: new Date() },
    });
    await em.flush();
    const made = await create({ conversationId: talk.id, attachmentIds: [photo.id] });
    expect(made).toMatchObject({
      ...{ place: 'Am Kai 3, Wohnung 4', conversationId: talk.id, fileCount: 1 },
      endUser: { lastName: tenant.lastName },
    });
    expect((await details(made.id)).files).toEqual([
      {
        ...{ originalName: 'foto.png', side: 'TENANT' },
        uploadedBy: `${tenant.firstName} ${tenant.lastName}`,
      },
    ]);
    const other = await createConversation(em, cast.own);
    await expect(create({ conversationId: other.id, attachmentIds: [photo.id] })).rejects.toThrow(
      'BAD_USER_INPUT',
    );
    // What was said goes with the tenant; the work in the house does not.
    await em.execute('delete from end_user where id = ?', [tenant.id]);
    expect(await details(made.id)).toMatchObject({
      case: { endUser: null, conversationId: null, place: 'Am Kai 3, Wohnung 4' },
      files: [],
    });
  });

  it('remember who changed what', async () => {
    const person = await createCompanyUser(app.em(), cast.own, {
      ...{ firstName: 'Mia', lastName: 'Lange' },
    });
    const made = await create();
    const changed = await update(made, {
      ...{ assigneeId: person.id, state: 'IN_PROGRESS', urgency: 'HIGH', dueOn: '2026-01-02' },
      ...{ craftsmanName: 'Rohr & Co', craftsmanEmail: 'post@rohr.example' },
    });
    expect(changed).toMatchObject({
      ...{ isOverdue: true, assignee: { name: 'Mia Lange' }, revision: made.revision + 1 },
      craftsman: { name: 'Rohr & Co', email: 'post@rohr.example', phone: '' },
    });
    expect((await update(changed, { state: 'IN_PROGRESS' })).revision).toBe(changed.revision);
    await run(COMMENT, { input: { id: made.id, text: 'Ruft morgen an.' } }, boss());
    const { history } = await details(made.id);
    expect(history).toMatchObject([
      { kind: 'CREATED', side: 'COMPANY' },
      {
        kind: 'CHANGED',
        changes: expect.arrayContaining([
          { field: 'state', from: 'OPEN', to: 'IN_PROGRESS' },
          { field: 'dueOn', from: null, to: '2026-01-02' },
          { field: 'assigneeId', from: null, to: 'Mia Lange' },
        ]),
      },
      { kind: 'COMMENTED', text: 'Ruft morgen an.' },
    ]);
  });

  it('are not changed by those who have not seen the last change', async () => {
    const made = await create();
    await run(COMMENT, { input: { id: made.id, text: 'Hallo' } }, boss());
    const first = await update(made, { title: 'Eins' });
    await expect(update(made, { title: 'Zwei' }, cast.clients.manager)).rejects.toThrow(
      'CASE_CHANGED_MEANWHILE',
    );
    for (const revision of [first.revision + 1, -1]) {
      await expect(update({ ...made, revision }, { title: 'Drei' })).rejects.toThrow(
        'REVISION_UNKNOWN',
      );
    }
    expect(await details(made.id)).toMatchObject({ case: { title: 'Eins' } });
    expect(first.revision).toBe(made.revision + 1);
  });

  it('are scheduled by an appointment to which both agree', async () => {
    const made = await create();
    const seen = { id: made.id, revision: made.revision };
    const past = { input: { ...seen, at: '2020-01-01T10:00:00Z' } };
    await expect(run(APPOINT, past, boss())).rejects.toThrow('CASE_APPOINTMENT_PAST');
    const at = new Date(Date.now() + 86_400_000).toISOString();
    const proposed = await run<{ case: Case }>(APPOINT, { input: { ...seen, at } }, boss());
    expect(proposed.case).toMatchObject({ state: 'OPEN', appointmentState: 'PROPOSED_BY_COMPANY' });
    const { revision } = proposed.case;
    const agreed = await run<{ case: Case }>(
      APPOINT,
      { input: { id: made.id, revision, at, isConfirmed: true } },
      boss(),
    );
    expect(agreed.case).toMatchObject({ state: 'SCHEDULED', appointmentState: 'CONFIRMED' });
  });

  it('are found by number, words and people, filtered and sorted', async () => {
    const tenant = await createEndUser(app.em(), cast.own, {
      ...{ lastName: 'Öztürk', externalId: 'K-10482' },
    });
    await create({ title: 'Undichte Rohre', dueOn: '2030-02-01' });
    await create({ title: 'Türschloss', endUserId: tenant.id, urgency: 'EMERGENCY' });
    const third = await create({ description: 'Der Aufzug steht', dueOn: '2020-01-01' });
    expect(await numbers({ filter: { search: '#2' } })).toEqual([2]);
    expect(await numbers({ filter: { search: 'Rohr' } })).toEqual([1]);
    expect(await numbers({ filter: { search: 'aufzüge' } })).toEqual([3]);
    expect(await numbers({ filter: { search: 'ozturk' } })).toEqual([2]);
    expect(await numbers({ filter: { search: 'oeztuerk' } })).toEqual([2]);
    expect(await numbers({ filter: { search: 'türschlo' } })).toEqual([2]);
    expect(await numbers({ filter: { search: tenant.address } })).toEqual([2]);
    expect(await numbers({ filter: { search: 'k-10482' } })).toEqual([2]);
    expect(await numbers({ filter: { search: '10482' } })).toEqual([]);
    expect(await numbers({ filter: { search: tenant.email } })).toEqual([]);
    expect(await numbers({ filter: { search: tenant.phone } })).toEqual([]);
    expect(await numbers({ sort: 'DUE' })).toEqual([3, 1, 2]);
    expect(await numbers({ sort: 'URGENCY' })).toEqual([2, 3, 1]);
    expect(await numbers({ sort: 'NEWEST' })).toEqual([3, 2, 1]);
    expect(await numbers({ filter: { isOverdue: true } })).toEqual([3]);
    expect(await numbers({ filter: { endUserId: tenant.id } })).toEqual([2]);
    const buildingId = await buildingOf(app.em(), tenant);
    expect(await numbers({ filter: { buildingId } })).toEqual([2]);
    const rest = await boss().json('GET', `/api/company/cases?buildingId=${buildingId}`);
    expect(rest).toMatchObject({ body: { data: [{ number: 2 }] } });
    await update(third, { state: 'CLOSED' });
    expect(await numbers({ filter: { isOverdue: true } })).toEqual([]);
    expect(await numbers({ filter: { isUndone: true }, sort: 'NEWEST' })).toEqual([2, 1]);
    expect(await numbers({})).toEqual([3, 2, 1]);
  });

  it('are found among many without reading all people once a case', async () => {
    const tenant = await createEndUser(app.em(), cast.own, { lastName: 'Öztürk' });
    await app.em().execute(
      `insert into end_user (id, managing_company_id, type, first_name, last_name, email, phone, address,
           apartment_number, auth_number, created_at, updated_at)
         select gen_random_uuid(), managing_company_id, type, first_name, 'Müller', n || email, phone, address,
                apartment_number, auth_number, now(), now()
           from end_user, generate_series(1, 4000) n where id = ?`,
      [tenant.id],
    );
    for (let count = 0; count < 60; count += 1) await create({ title: `Rohr ${count}` });
    await create({ title: 'Türschloss', endUserId: tenant.id });
    expect(await numbers({ filter: { search: 'ozturk' } })).toEqual([61]);
    expect(await numbers({ filter: { search: 'rohr 59' } })).toEqual([60]);
  });

  it('are told of live, to their company alone', async () => {
    const ours = await follow(cast.clients.manager);
    const theirs = await follow(cast.clients.otherAdmin);
    const heard = theirs().then((event) => event?.case?.id);
    const made = await create();
    expect(await ours()).toMatchObject({ case: { id: made.id, state: 'OPEN' } });
    await update(made, { state: 'DONE' });
    expect(await ours()).toMatchObject({ case: { state: 'DONE' } });
    const other = await create({}, cast.clients.otherAdmin);
    expect(await heard).toBe(other.id);
  });

  it('are for programs by REST', async () => {
    const { companyKey } = cast.keys;
    for (const [field, value] of Object.entries(NO_IDS)) {
      const body = { title: 'Tor klemmt', [field]: value };
      expect(
        await cast.clients.companyAdmin.json('POST', '/api/company/cases', body),
      ).toMatchObject({
        ...{ status: 400, body: { details: [{ field }] } },
      });
    }
    const made = await companyKey.json('POST', '/api/company/cases', { title: 'Tor klemmt' });
    expect(made).toMatchObject({ status: 201, body: { data: { number: 1, state: 'OPEN' } } });
    const { id, revision } = (made.body as { data: Case }).data;
    const changed = await companyKey.json('PUT', `/api/company/cases/${id}`, {
      ...{ revision, state: 'DONE' },
    });
    expect(changed).toMatchObject({ status: 200, body: { data: { state: 'DONE' } } });
    expect(await companyKey.json('GET', '/api/company/cases?search=tor')).toMatchObject({
      body: { data: [{ id }], pagination: { total: 1 } },
    });
    expect(await cast.clients.otherAdmin.json('GET', `/api/company/cases/${id}`)).toMatchObject({
      status: 404,
    });
  });
});
