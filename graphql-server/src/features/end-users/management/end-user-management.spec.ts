import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cast, codeByRole, createCast } from '../../../testing/cast.js';
import { signIn } from '../../../testing/chat.js';
import { createCompany, createEndUser } from '../../../testing/factories.js';
import { storedMails } from '../../../testing/mails.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { Company } from '../../companies/index.js';
import { PrivacyRequest } from '../../privacy/index.js';
import { NumberRenewal } from '../access/number-renewal.entity.js';
import { EndUser } from '../end-user.entity.js';
import { uniqueKey } from '../../../testing/unique-key.js';

const FIELDS = `id type firstName lastName fullName email phone address apartmentNumber
  roomIndication authNumber managingCompany { id name } createdAt`;
const LIST = `query ($first: Int, $after: String, $offset: Int, $filter: EndUserFilter, $sort: EndUserSort) {
  endUsers(first: $first, after: $after, offset: $offset, filter: $filter, sort: $sort) {
    totalCount pageInfo { hasNextPage endCursor } edges { node { ${FIELDS} } } } }`;
const ONE = `query ($id: ID!) { endUser(id: $id) { ${FIELDS} } }`;
const STATS =
  'query ($companyId: ID) { endUserStats(companyId: $companyId) { tenants owners total } }';
const CREATE = `mutation ($input: CreateEndUserInput!) {
  createEndUser(input: $input) { message endUser { ${FIELDS} } } }`;
const UPDATE = `mutation ($input: UpdateEndUserInput!) {
  updateEndUser(input: $input) { endUser { ${FIELDS} } } }`;
const DELETE = 'mutation ($input: DeleteInput!) { deleteEndUser(input: $input) { deletedId } }';
const BELONGINGS = `query ($id: ID!) { endUserBelongings(id: $id) {
  conversations emergencies openCases openRequests } }`;
const RENEW = `mutation ($input: RenewAuthNumberInput!) {
  renewAuthNumber(input: $input) { endUser { authNumber } } }`;
const VIEWER = '{ viewer { kind } }';

interface Person {
  id: string;
  email: string;
  authNumber: string;
  lastName: string;
}
interface Listed {
  endUsers: {
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string };
    edges: { node: Person }[];
  };
}

const details = (overrides: object = {}) => ({
  type: 'OWNER',
  firstName: 'Ada',
  lastName: 'Ahrens',
  email: `ada-${uniqueKey()}@mieter.example`,
  phone: '0171 1',
  address: 'Am Kai 3\n20457 Hamburg',
  apartmentNumber: '2 rechts',
  ...overrides,
});

const namesOf = ({ edges }: Listed['endUsers']) => edges.map(({ node }) => node.lastName);

describe('tenants and owners', () => {
  let app: TestApp;
  let cast: Cast;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    cast = await createCast(app);
  });
  afterAll(() => app.stop());

  const list = async (variables: object) => {
    const { data, errors } = await cast.clients.companyAdmin.graphql<Listed>(LIST, variables);
    if (!data) throw new Error(JSON.stringify(errors));
    return data.endUsers;
  };
  const stored = (id: string) => app.em().findOneOrFail(EndUser, { id });

  it('are seen by staff with users.view, of their own company', async () => {
    const seen = {
      anonymous: 'UNAUTHENTICATED',
      tenant: 'FORBIDDEN',
      staff: 'ok',
      manager: 'ok',
      companyAdmin: 'ok',
      otherAdmin: 'ok',
      admin: 'ok',
    };
    expect(await codeByRole(cast, LIST)).toEqual(seen);
    expect(await codeByRole(cast, STATS)).toEqual(seen);
    const { id } = await createEndUser(app.em(), cast.own);
    expect(await codeByRole(cast, ONE, { id })).toEqual({ ...seen, otherAdmin: 'NOT_FOUND' });
    const companyId = cast.other.id;
    const foreign = {
      staff: 'NOT_FOUND',
      companyAdmin: 'NOT_FOUND',
      otherAdmin: 'ok',
      admin: 'ok',
    };
    expect(await codeByRole(cast, LIST, { filter: { companyId } })).toMatchObject(foreign);
    expect(await codeByRole(cast, STATS, { companyId })).toMatchObject(foreign);
    const others = await cast.clients.otherAdmin.graphql<Listed>(LIST);
    expect(others.data?.endUsers.totalCount).toBe(0);
  });

  it('are changed by those who hold the permission, at their own company', async () => {
    const none = { anonymous: 'UNAUTHENTICATED', tenant: 'FORBIDDEN', staff: 'FORBIDDEN' };
    const fresh = async () => ({ id: (await createEndUser(app.em(), cast.own)).id });
    const own = {
      ...none,
      manager: 'ok',
      companyAdmin: 'ok',
      otherAdmin: 'NOT_FOUND',
      admin: 'ok',
    };
    const updating = async () => ({ input: { ...details(), ...(await fresh()) } });
    const input = async () => ({ input: await fresh() });
    expect(await codeByRole(cast, UPDATE, updating)).toEqual(own);
    expect(await codeByRole(cast, RENEW, input)).toEqual(own);
    expect(await codeByRole(cast, DELETE, input)).toEqual(own);
    expect(await codeByRole(cast, CREATE, () => ({ input: details() }))).toEqual({
      ...none,
      manager: 'ok',
      companyAdmin: 'ok',
      otherAdmin: 'ok',
      admin: 'BAD_USER_INPUT',
    });
    const named = () => ({ input: details({ companyId: cast.own.id }) });
    expect(await codeByRole(cast, CREATE, named)).toEqual(own);
    for (const id of [randomUUID(), 'no-id', "' or true --"]) {
      const { errors } = await cast.clients.admin.graphql(ONE, { id });
      expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    }
  });

  it('page by name, are narrowed down and counted', async () => {
    const company = cast.own;
    const em = app.em();
    for (const lastName of ['Zander', 'Ärmel', 'adler', 'Öhlmann', 'Otto']) {
      await createEndUser(em, company, { lastName, type: 'Owner', phone: '040 99' });
    }
    const filter = { type: 'OWNER' };
    const sorted = ['adler', 'Ärmel', 'Öhlmann', 'Otto', 'Zander'];
    const first = await list({ first: 3, filter });
    const rest = await list({ first: 3, filter, after: first.pageInfo.endCursor });
    expect([...namesOf(first), ...namesOf(rest)]).toEqual(sorted);
    expect([first.totalCount, rest.pageInfo.hasNextPage]).toEqual([5, false]);
    expect(namesOf(await list({ offset: 3, filter }))).toEqual(sorted.slice(3));
    expect(namesOf(await list({ filter: { search: 'ÖHL' } }))).toEqual(['Öhlmann']);
    expect((await list({ filter: { search: '040 99' } })).totalCount).toBe(5);
    for (const search of ['%', '_', '\\', ')', '$gt', "' OR 1=1--", '\0yyy']) {
      expect((await list({ filter: { search } })).totalCount).toBe(0);
    }
    for (const field of ['EMAIL', 'CREATED_AT', 'NAME']) {
      const sort = { field, direction: 'DESC' };
      const page = await list({ first: 4, sort });
      const next = await list({ first: 4, sort, after: page.pageInfo.endCursor });
      const ids = [...page.edges, ...next.edges].map(({ node }) => node.id);
      expect([ids.length, new Set(ids).size]).toEqual([6, 6]);
    }
    const { data } = await cast.clients.staff.graphql(STATS);
    expect(data).toEqual({ endUserStats: { tenants: 1, owners: 5, total: 6 } });
  });

  it('get a number at random and a mail with it when they are registered', async () => {
    const input = details();
    const { data } = await cast.clients.companyAdmin.graphql<{
      createEndUser: { endUser: Person };
    }>(CREATE, { input });
    const endUser = data?.createEndUser.endUser;
    expect(endUser).toMatchObject({ type: 'OWNER', managingCompany: { id: cast.own.id } });
    expect(endUser?.authNumber).toMatch(/^[1-9]\d{5}$/);
    const [mail, ...others] = await storedMails(app, input.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`Ihr Zugang zum Chat von ${cast.own.name}`);
    expect(mail?.text).toContain(endUser?.authNumber ?? '?');
    expect(mail?.text).toContain(app.config.publicUrl);

    const quiet = details({ sendInvitation: false, authNumber: ' 012 345 ' });
    const second = await cast.clients.admin.graphql(CREATE, {
      input: { ...quiet, companyId: cast.other.id },
    });
    expect(second.data).toMatchObject({ createEndUser: { endUser: { authNumber: '012345' } } });
    expect(await storedMails(app, quiet.email)).toEqual([]);
  });

  it('may have each address once at a company, and again at another', async () => {
    const { email } = await createEndUser(app.em(), cast.own);
    const input = details({ email: ` ${email.toUpperCase()} ` });
    const twice = await cast.clients.companyAdmin.graphql(CREATE, { input });
    expect(twice.errors?.[0]).toMatchObject({
      message: 'A user with this email already exists in this company',
      extensions: { code: 'BAD_USER_INPUT', fields: [{ field: 'email' }] },
    });
    expect((await cast.clients.otherAdmin.graphql(CREATE, { input })).errors).toBeUndefined();
    const { id } = await createEndUser(app.em(), cast.own);
    const update = await cast.clients.admin.graphql(UPDATE, { input: { ...input, id } });
    expect(update.errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
  });

  it('keep the day of their move where a change leaves it out, and lose it by null', async () => {
    const { id, email } = await createEndUser(app.em(), cast.own);
    const change = (fields: object) =>
      cast.clients.admin.graphql(UPDATE, { input: { ...details({ id, email }), ...fields } });
    const day = async () => (await stored(id)).movesOutOn ?? null;
    await change({ movesOutOn: '31.1.2027' });
    expect(await day()).toBe('2027-01-31');
    await change({ phone: '040 2' });
    expect(await day()).toBe('2027-01-31');
    for (const movesOutOn of ['31.2.2027', '1.1.0000', '0000-01-01']) {
      expect(await change({ movesOutOn })).toMatchObject({
        errors: [{ extensions: { reason: 'MOVE_OUT_DAY_INVALID' } }],
      });
    }
    await change({ movesOutOn: null });
    expect(await day()).toBeNull();
  });

  it('keep their customer number where a change leaves it out, and none has that of another', async () => {
    const { id, email } = await createEndUser(app.em(), cast.own, { externalId: 'K-1' });
    const { admin, companyAdmin, otherAdmin } = cast.clients;
    const change = (fields: object) =>
      admin.graphql(UPDATE, { input: { ...details({ id, email }), ...fields } });
    await change({ phone: '040 2' });
    expect(await stored(id)).toMatchObject({ externalId: 'K-1' });
    await change({ externalId: ' K-2 ' });
    const again = { input: details({ externalId: 'K-2' }) };
    expect((await companyAdmin.graphql(CREATE, again)).errors?.[0]).toMatchObject({
      message: 'A user with this customer number already exists in this company',
      extensions: {
        code: 'BAD_USER_INPUT',
        fields: [{ field: 'externalId', reason: 'EXTERNAL_ID_TAKEN' }],
      },
    });
    expect((await otherAdmin.graphql(CREATE, again)).errors).toBeUndefined();
    await change({ externalId: '' });
    expect((await companyAdmin.graphql(CREATE, again)).errors).toBeUndefined();
    expect((await change({ externalId: 'K-2' })).errors).toHaveLength(1);
  });

  it('are not changed by those who name a revision before the present one', async () => {
    const { id, email } = await createEndUser(app.em(), cast.own);
    const change = (fields: object, by: 'admin' | 'manager') =>
      cast.clients[by].graphql(UPDATE, { input: { ...details({ id, email }), ...fields } });
    await change({ phone: '040 2', revision: 0 }, 'admin');
    expect(await stored(id)).toMatchObject({ phone: '040 2', revision: 1 });
    const { errors } = await change({ phone: '040 3', revision: 0 }, 'manager');
    const [entry] = await app
      .em()
      .execute<{ name: string }[]>(
        `select actor_name as name from audit_entry where subject_id = ?`,
        [id],
      );
    expect(errors?.[0]).toMatchObject({
      message: `${entry?.name} has changed this person in the meantime (revision 1). Please look at them again.`,
      extensions: { code: 'CONFLICT', reason: 'END_USER_CHANGED_MEANWHILE' },
    });
    const never = await change({ phone: '040 3', revision: 2 }, 'manager');
    expect(never.errors?.[0]?.extensions).toMatchObject({
      ...{ code: 'BAD_USER_INPUT', reason: 'REVISION_UNKNOWN', params: { revision: 1 } },
      fields: [{ field: 'revision' }],
    });
    const company = app.em().getReference(Company, cast.own.id);
    const renewal = { id: randomUUID(), company, digits: 6, total: 1, holdsFrom: new Date() };
    await app.em().insert(NumberRenewal, { startedAt: new Date(), done: 1, ...renewal });
    const late = await change({ phone: '040 3', revision: 0 }, 'manager');
    expect(late.errors?.[0]?.message).toMatch(/^Hausgeist has changed/);
    const body = { ...details({ email }), phone: '040 4' };
    const put = (revision?: number) =>
      cast.clients.manager.json('PUT', `/api/company/end-users/${id}`, { ...body, revision });
    expect((await put(0)).status).toBe(409);
    expect(await put(1)).toMatchObject({ status: 200, body: { data: { revision: 2 } } });
    expect(await put(2)).toMatchObject({ status: 200, body: { data: { revision: 2 } } });
    await change({ phone: '040 5' }, 'manager');
    expect(await stored(id)).toMatchObject({ phone: '040 5', revision: 3 });
  });

  it('sign in again after another number or company, and only then', async () => {
    const person = await createEndUser(app.em(), cast.own, { roomIndication: 'Zimmer 2' });
    const client = await signIn(app, person);
    const { id, email } = person;
    const input = details({ id, email });
    const update = (change: object) =>
      cast.clients.admin.graphql(UPDATE, { input: { ...input, ...change } });
    const kind = async () => (await client.graphql<{ viewer: { kind: string } }>(VIEWER)).data;
    await update({ phone: '040 2' });
    expect(await kind()).toEqual({ viewer: { kind: 'END_USER' } });
    const { authNumber } = person;
    expect(await stored(id)).toMatchObject({ roomIndication: 'Zimmer 2', authNumber });
    await update({ roomIndication: null });
    expect(await stored(id)).toMatchObject({ roomIndication: null, authNumber });
    await update({ authNumber: '123456' });
    expect(await kind()).toEqual({ viewer: { kind: 'ANONYMOUS' } });
    await client.json('POST', '/api/users/authenticate', { email, authNumber: '123456' });
    expect(await kind()).toEqual({ viewer: { kind: 'END_USER' } });
    const { id: companyId } = await createCompany(app.em());
    await update({ companyId });
    expect(await kind()).toEqual({ viewer: { kind: 'ANONYMOUS' } });
    expect((await stored(id)).managingCompany.id).toBe(companyId);
  });

  it('lose the old number at once when it is renewed', async () => {
    const person = await createEndUser(app.em(), cast.own);
    const client = await signIn(app, person);
    const { id, email, authNumber: old } = person;
    const { data } = await cast.clients.manager.graphql<{
      renewAuthNumber: { endUser: { authNumber: string } };
    }>(RENEW, { input: { id } });
    const { authNumber } = data?.renewAuthNumber.endUser ?? { authNumber: '' };
    // A colleague who has seen the number before does not write over it.
    expect(await stored(id)).toMatchObject({ revision: 1 });
    expect(authNumber).not.toBe(old);
    expect((await client.graphql(VIEWER)).data).toEqual({ viewer: { kind: 'ANONYMOUS' } });
    const attempt = (number: string) =>
      app.client().json('POST', '/api/users/authenticate', { email, authNumber: number });
    expect((await attempt(old)).status).toBe(401);
    expect((await attempt(authNumber)).status).toBe(200);
    const [mail] = await storedMails(app, email);
    expect(mail?.text).toContain(authNumber);
    await cast.clients.manager.graphql(RENEW, { input: { id, sendInvitation: false } });
    expect(await storedMails(app, email)).toHaveLength(1);
  });

  it('take sessions, conversations and files along when they are deleted', async () => {
    const person = await createEndUser(app.em(), cast.own);
    const client = await signIn(app, person);
    const { files } = app.app.platform;
    const key = `attachments/${randomUUID()}`;
    await files.put(key, Buffer.from('x'));
    await app.em().execute(
      `insert into conversation (id, session_id, company_id, end_user_id, started_at,
         summary_file_key) values (?, ?, ?, ?, now(), ?)`,
      [randomUUID(), randomUUID(), cast.own.id, person.id, key],
    );
    await cast.clients.manager.graphql(DELETE, { input: { id: person.id } });
    expect((await client.graphql(VIEWER)).data).toEqual({ viewer: { kind: 'ANONYMOUS' } });
    expect(await app.em().count(EndUser, { id: person.id })).toBe(0);
    await expect.poll(() => files.exists(key)).toBe(false);
    const entries = await app
      .em()
      .execute('select action from audit_entry where subject_id = ?', [person.id]);
    expect(entries).toEqual([{ action: 'end-user.deleted' }]);
  });

  it('are counted before they are deleted, and stay while a request about their data is open', async () => {
    const person = await createEndUser(app.em(), cast.own);
    const own = [cast.own.id, person.id];
    const conversation = `insert into conversation (id, session_id, company_id, end_user_id, started_at, urgency, archived_at)
       values (?, ?, ?, ?, now(), 'EMERGENCY', ?)`;
    for (const archivedAt of [null, new Date()]) {
      await app.em().execute(conversation, [randomUUID(), randomUUID(), ...own, archivedAt]);
    }
    const serviceCase = `insert into service_case (id, company_id, end_user_id, number, title, state, created_at, updated_at)
       values (?, ?, ?, ?, 'Siphon', ?, now(), now())`;
    for (const [number, state] of [...['OPEN', 'CLOSED'].entries()]) {
      await app.em().execute(serviceCase, [randomUUID(), ...own, number + 900, state]);
    }
    const em = app.em();
    const request = em.create(PrivacyRequest, {
      ...{
        company: em.getReference(Company, cast.own.id),
        personId: person.id,
        personName: 'Ada',
        kind: 'EXPORT',
      },
      ...{ state: 'REQUESTED', dueAt: new Date() },
    });
    await em.flush();
    const { manager } = cast.clients;
    const { data } = await manager.graphql(BELONGINGS, { id: person.id });
    expect(data).toEqual({
      endUserBelongings: { conversations: 2, emergencies: 1, openCases: 1, openRequests: 1 },
    });
    const remove = () => manager.graphql(DELETE, { input: { id: person.id } });
    expect((await remove()).errors?.[0]?.extensions).toMatchObject({
      ...{ code: 'CONFLICT', reason: 'DATA_REQUEST_IS_OPEN' },
    });
    await app.em().nativeUpdate(PrivacyRequest, { id: request.id }, { state: 'REFUSED' });
    expect((await remove()).data).toMatchObject({ deleteEndUser: { deletedId: person.id } });
  });

  it('hide the number from who may add people but not see them', async () => {
    await cast.clients.companyAdmin.json('PUT', '/api/company/settings/roles/permissions', {
      role: 'COMPANY_STAFF',
      permissions: ['users.create', 'users.edit'],
    });
    const { staff } = cast.clients;
    const { data } = await staff.graphql<{ createEndUser: { endUser: Person } }>(CREATE, {
      input: details(),
    });
    expect(data?.createEndUser.endUser.authNumber).toBeNull();
    const { id } = data?.createEndUser.endUser ?? { id: '' };
    const renewed = await staff.graphql(RENEW, { input: { id } });
    expect(renewed.data).toEqual({ renewAuthNumber: { endUser: { authNumber: null } } });
    const seen = await staff.graphql(ONE, { id });
    expect(seen.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
