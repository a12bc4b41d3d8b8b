import { randomUUID } from 'node:crypto';
import { DEFAULT_PERMISSIONS } from '@hausgeist/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cast, createCast } from '../../testing/cast.js';
import { createCompany, createCompanyUser, createEndUser } from '../../testing/factories.js';
import { asApiKey, createApiKey } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { GraphqlResult, TestClient } from '../../testing/test-client.js';

const VIEWER =
  '{ viewer { kind permissions ... on ApiKeyViewer { apiKey { id name managingCompany { id } } } } }';
const CREATE_END_USER = `mutation ($input: CreateEndUserInput!) {
  createEndUser(input: $input) { endUser { id } }
}`;
const CREATE_MEMBER = `mutation ($input: CreateCompanyUserInput!) {
  createCompanyUser(input: $input) { invitationLink member { id role } }
}`;

let app: TestApp;
let cast: Cast;

beforeAll(async () => {
  app = await startTestApp({ config: { trustedProxies: ['127.0.0.1'] } });
  cast = await createCast(app);
});
afterAll(() => app.stop());

const codeOf = ({ errors }: GraphqlResult<unknown>) => errors?.[0]?.extensions.code ?? 'ok';

function withKey(key: string): TestClient {
  const client = app.client();
  client.bearer = key;
  return client;
}

const statusOf = async (key: string) =>
  (await withKey(key).json('GET', '/api/company/end-users')).status;

/** Has the company's administrator do something with a key. */
const tell = (operation: string, type: string, input: object) =>
  cast.clients.companyAdmin.graphql(
    `mutation ($input: ${type}!) { ${operation}(input: $input) { message } }`,
    { input },
  );

const newEndUser = (overrides: object = {}) => ({
  input: {
    ...{ type: 'TENANT', firstName: 'Jana', lastName: 'Öztürk', phone: '0171 3920000' },
    ...{ email: `jana-${randomUUID()}@mieter.example`, address: 'Lindenallee 12' },
    ...{ apartmentNumber: '3', sendInvitation: false },
    ...overrides,
  },
});

const newMember = (overrides: object = {}) => ({
  input: {
    ...{ firstName: 'Ole', lastName: 'Kern', role: 'COMPANY_STAFF' },
    email: `ole-${randomUUID()}@verwaltung.example`,
    ...overrides,
  },
});

const change = (id: string, what: string) =>
  app.em().execute(`update api_key set ${what} where id = ?`, [id]);

const auditOf = (actorId: string) =>
  app
    .em()
    .execute('select action, actor_kind, actor_name from audit_entry where actor_id = ?', [
      actorId,
    ]);

describe('a program with a key', () => {
  it('is told who it is, over HTTP and sockets', async () => {
    const { id, key } = await createApiKey(app, ['users.view'], cast.own);
    const viewer = {
      kind: 'API_KEY',
      permissions: ['USERS_VIEW'],
      apiKey: { id, name: 'Schnittstelle', managingCompany: { id: cast.own.id } },
    };
    const client = withKey(key);
    expect((await client.graphql(VIEWER)).data).toEqual({ viewer });
    for (const options of [{}, { connectionParams: { authorization: `Bearer ${key}` } }]) {
      const socket = client.socket(options);
      const { value } = await socket.iterate({ query: VIEWER }).next();
      expect(value).toMatchObject({ data: { viewer } });
      await socket.dispose();
    }
    const ofPlatform = await asApiKey(app, ['audit.view']);
    expect((await ofPlatform.graphql(VIEWER)).data).toMatchObject({
      viewer: { permissions: ['AUDIT_VIEW'], apiKey: { managingCompany: null } },
    });
  });

  it('is told the scope that it lacks, or that it takes a person', async () => {
    const client = await asApiKey(app, ['cases.view'], cast.own);
    const list = await client.json('GET', '/api/company/end-users');
    expect(list).toMatchObject({
      status: 403,
      body: { reason: 'SCOPE_MISSING', params: { scope: 'users.view' } },
    });
    const { errors } = await client.graphql('{ endUsers { totalCount } }');
    expect(errors?.[0]?.extensions).toMatchObject({
      ...{ code: 'FORBIDDEN', reason: 'SCOPE_MISSING', params: { scope: 'users.view' } },
    });
    const { body: refused } = await client.json('GET', '/api/webhooks');
    expect(refused).toMatchObject({ reason: 'PERSON_REQUIRED' });
    const ofPlatform = await asApiKey(app, ['audit.view']);
    const { body } = await ofPlatform.json('GET', '/api/companies');
    expect(body).toMatchObject({ params: { scope: 'companies.view' } });
  });

  it('sees and changes its own company only, over GraphQL and REST', async () => {
    const client = await asApiKey(app, ['users.view', 'users.create'], cast.own);
    const other = await createEndUser(app.em(), cast.other);
    const own = await createEndUser(app.em(), cast.own);
    const find = 'query ($id: ID!) { endUser(id: $id) { id } }';
    expect(codeOf(await client.graphql(find, { id: own.id }))).toBe('ok');
    expect(codeOf(await client.graphql(find, { id: other.id }))).toBe('NOT_FOUND');
    expect(codeOf(await client.graphql(CREATE_END_USER, newEndUser()))).toBe('ok');
    const elsewhere = newEndUser({ companyId: cast.other.id });
    expect(codeOf(await client.graphql(CREATE_END_USER, elsewhere))).toBe('NOT_FOUND');
    const listed = await client.json('GET', '/api/company/end-users');
    expect(listed.status).toBe(200);
    expect(JSON.stringify(listed.body)).toContain(own.id);
    expect(JSON.stringify(listed.body)).not.toContain(other.id);
    expect((await client.fetch('/api/company/end-users/export')).status).toBe(200);
    const remove = 'mutation ($input: DeleteInput!) { deleteEndUser(input: $input) { message } }';
    expect(codeOf(await client.graphql(remove, { input: { id: own.id } }))).toBe('FORBIDDEN');
  });

  it('of the platform says which company it means', async () => {
    const client = await asApiKey(app, ['users.create', 'users.edit', 'users.view']);
    expect(codeOf(await client.graphql(CREATE_END_USER, newEndUser()))).toBe('BAD_USER_INPUT');
    const there = newEndUser({ companyId: cast.other.id });
    expect(codeOf(await client.graphql(CREATE_END_USER, there))).toBe('ok');
    const nowhere = newEndUser({ companyId: randomUUID() });
    expect(codeOf(await client.graphql(CREATE_END_USER, nowhere))).toBe('NOT_FOUND');
  });

  it('cannot do what is about a person, an administrator, or a key', async () => {
    const keys = [cast.keys.companyKey, cast.keys.platformKey];
    for (const client of keys) {
      for (const [method, path] of [
        ['GET', '/api/api-keys'],
        ['POST', '/api/api-keys'],
        ['DELETE', `/api/api-keys/${randomUUID()}`],
        ['GET', '/api/company/team/permissions'],
        ['PUT', '/api/company/settings/roles/permissions'],
      ] as const) {
        const { status } = await client.json(method, path, method === 'GET' ? undefined : {});
        expect([method, path, status]).toEqual([method, path, 403]);
      }
    }
  });

  it('is named in the audit log', async () => {
    const { id, key } = await createApiKey(app, ['users.create'], cast.own);
    await withKey(key).graphql(CREATE_END_USER, newEndUser());
    expect(await auditOf(id)).toEqual([
      { action: 'end-user.created', actor_kind: 'apiKey', actor_name: 'Schnittstelle' },
    ]);
    const { data } = await cast.clients.admin.graphql<{
      auditLog: { edges: { node: { actorKind: string } }[] };
    }>(`query ($id: ID) { auditLog(filter: { actorId: $id }) { edges { node { actorKind } } } }`, {
      id,
    });
    expect(data?.auditLog.edges).toEqual([{ node: { actorKind: 'API_KEY' } }]);
  });

  it('uploads a file of tenants in its own name', async () => {
    const { id, key } = await createApiKey(app, ['users.create'], cast.own);
    const form = new FormData();
    form.set('file', new Blob(['Vorname;Nachname;E-Mail\nJana;Kaya;j@m.example\n']), 'm.csv');
    const path = '/api/company/end-users/imports';
    const response = await withKey(key).fetch(path, { method: 'POST', body: form });
    expect(response.status).toBe(201);
    const { data } = (await response.json()) as { data: { id: string } };
    const [task] = await app
      .em()
      .execute<{ actor: object }[]>('select actor from end_user_import where id = ?', [data.id]);
    expect(task?.actor).toEqual({ kind: 'apiKey', id, name: 'Schnittstelle' });
  });

  it('looks after companies where it has the scopes of the platform', async () => {
    const client = await asApiKey(app, ['companies.view', 'companies.manage']);
    const details = {
      ...{ name: 'Nord', address: 'Musterweg 1', phone: '040 1' },
      email: `nord-${randomUUID()}@nord.example`,
    };
    const made = await client.json('POST', '/api/companies', details);
    expect(made.status).toBe(201);
    const { id } = (made.body as { data: { id: string } }).data;
    expect((await client.json('PUT', `/api/companies/${id}`, details)).status).toBe(200);
    expect((await client.json('GET', '/api/companies?search=Nord')).body).toMatchObject({
      data: [{ id }],
    });
    const socket = client.socket();
    const progress = socket.iterate({
      query: 'subscription ($id: ID!) { promptFileProgress(companyId: $id) { status } }',
      variables: { id },
    });
    expect((await progress.next()).value).toMatchObject({
      data: { promptFileProgress: { status: 'PENDING' } },
    });
    await socket.dispose();
    expect((await client.json('DELETE', `/api/companies/${id}`)).status).toBe(200);
    expect((await client.json('GET', '/api/company/end-users?companyId=x')).status).toBe(403);
  });
});

describe('a key among the people of a company', () => {
  const scopes = ['team.view', 'team.invite', 'team.manage', 'team.remove'] as const;

  it('invites, without learning the link and without giving a password', async () => {
    const itsRole = DEFAULT_PERMISSIONS.COMPANY_STAFF;
    const client = await asApiKey(app, [...new Set([...scopes, ...itsRole])], cast.own);
    const { data } = await client.graphql(CREATE_MEMBER, newMember());
    expect(data).toMatchObject({
      createCompanyUser: { invitationLink: null, member: { role: 'COMPANY_STAFF' } },
    });
    const password = 'Korrekt-Pferd-9';
    const account = newMember({
      ...{ sendInvitation: false, temporaryPassword: password, confirmPassword: password },
    });
    expect(codeOf(await client.graphql(CREATE_MEMBER, account))).toBe('FORBIDDEN');
  });

  it('changes and removes people, but no company administrator', async () => {
    const client = await asApiKey(app, scopes, cast.own);
    const em = app.em();
    const staff = await createCompanyUser(em, cast.own, { role: 'COMPANY_STAFF' });
    const chief = await createCompanyUser(em, cast.own);
    const update = `mutation ($input: UpdateCompanyUserInput!) {
      updateCompanyUser(input: $input) { message }
    }`;
    const suspend = `mutation ($input: SetCompanyUserStatusInput!) {
      setCompanyUserStatus(input: $input) { message }
    }`;
    const remove = `mutation ($input: DeleteInput!) { deleteCompanyUser(input: $input) { message } }`;
    const codes = async (id: string) => [
      codeOf(await client.graphql(update, { input: { id, firstName: 'Ole', lastName: 'Kern' } })),
      codeOf(await client.graphql(suspend, { input: { id, action: 'SUSPEND' } })),
      codeOf(await client.graphql(remove, { input: { id } })),
    ];
    const promoted = { id: staff.id, firstName: 'A', lastName: 'B', role: 'COMPANY_ADMIN' };
    expect(codeOf(await client.graphql(update, { input: promoted }))).toBe('FORBIDDEN');
    expect(await codes(chief.id)).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
    expect(await codes(staff.id)).toEqual(['ok', 'ok', 'ok']);
    const admin = newMember({ role: 'COMPANY_ADMIN' });
    expect(codeOf(await client.graphql(CREATE_MEMBER, admin))).toBe('FORBIDDEN');
  });

  it('moves nobody and gives nobody another address, not even as a key of the platform', async () => {
    const client = await asApiKey(app, scopes);
    const staff = await createCompanyUser(app.em(), cast.own, { role: 'COMPANY_STAFF' });
    const path = `/api/admin/companies/company-users/${staff.id}`;
    const person = { firstName: 'Ole', lastName: 'Kern', role: 'COMPANY_STAFF', status: 'ACTIVE' };
    const { email } = staff;
    const put = async (body: object) => (await client.json('PUT', path, body)).status;
    expect(await put({ ...person, email, companyId: cast.other.id })).toBe(403);
    expect(await put({ ...person, email: 'thief@else.example', companyId: cast.own.id })).toBe(400);
    expect(await put({ ...person, email, companyId: cast.own.id })).toBe(200);
  });
});

describe('what is no key (any more)', () => {
  it('is refused in the same words, whatever is wrong with it', async () => {
    const expired = await createApiKey(app, ['users.view'], cast.own);
    await change(expired.id, `expires_at = now() - interval '1 second'`);
    const revoked = await createApiKey(app, ['users.view'], cast.own);
    await change(revoked.id, 'revoked_at = now()');
    const { key } = await createApiKey(app, ['users.view'], cast.own);
    const unknown = await createApiKey(app, ['users.view'], cast.own);
    await app.em().execute('delete from api_key where id = ?', [unknown.id]);
    const wrong = [
      ...[expired.key, revoked.key, unknown.key],
      ...[`${key}x`, key.slice(0, -1), `${key.slice(0, -1)}!`, 'hgk_', `hgk_${'a'.repeat(39)}`],
    ];
    const bodies = new Set<string>();
    for (const one of wrong) {
      const client = withKey(one);
      const rest = await client.json('GET', '/api/company/end-users');
      const { status, body } = await client.json('POST', '/graphql', { query: VIEWER });
      expect([one, rest.status, status]).toEqual([one, 401, 401]);
      bodies.add(JSON.stringify([rest.body, body]));
    }
    expect(bodies.size).toBe(1);
    expect((await withKey(key).json('GET', '/api/company/end-users')).status).toBe(200);
  });

  it('opens no socket', async () => {
    const { id, key } = await createApiKey(app, ['users.view'], cast.own);
    await change(id, 'revoked_at = now()');
    const socket = withKey(key).socket();
    await expect(socket.iterate({ query: VIEWER }).next()).rejects.toMatchObject({ code: 4403 });
  });

  it('includes the key before a rotation once its time is over, and any older one', async () => {
    const { id, key } = await createApiKey(app, ['users.view'], cast.own);
    const rotate = async (graceHours: number) => {
      const { data } = await cast.clients.companyAdmin.graphql<{ rotateApiKey: { key: string } }>(
        'mutation ($input: RotateApiKeyInput!) { rotateApiKey(input: $input) { key } }',
        { input: { id, graceHours } },
      );
      return data?.rotateApiKey.key ?? '';
    };
    const second = await rotate(1);
    expect([await statusOf(key), await statusOf(second)]).toEqual([200, 200]);
    await change(id, `previous_valid_until = now() - interval '1 second'`);
    expect([await statusOf(key), await statusOf(second)]).toEqual([401, 200]);
    const third = await rotate(1);
    expect([await statusOf(key), await statusOf(second), await statusOf(third)]).toEqual([
      401, 200, 200,
    ]);
    const fourth = await rotate(0);
    expect([await statusOf(second), await statusOf(third), await statusOf(fourth)]).toEqual([
      401, 401, 200,
    ]);
  });

  it('includes those of a company that is gone', async () => {
    const company = await createCompany(app.em());
    const { key } = await createApiKey(app, ['users.view'], company);
    const { closed, socket } = await open(key);
    const remove = 'mutation ($input: DeleteInput!) { deleteCompany(input: $input) { message } }';
    expect(codeOf(await cast.clients.admin.graphql(remove, { input: { id: company.id } }))).toBe(
      'ok',
    );
    expect(await closed).toBe(4403);
    expect((await withKey(key).json('GET', '/api/company/end-users')).status).toBe(401);
    await socket.dispose();
  });
});

/** A socket on which the key has just been used, and the code with which it will be closed. */
async function open(key: string) {
  const closed = Promise.withResolvers<number>();
  const socket = withKey(key).socket({
    lazy: false,
    onNonLazyError: () => undefined,
    on: { closed: (event) => closed.resolve((event as CloseEvent).code) },
  });
  const { value } = await socket.iterate({ query: '{ viewer { kind } }' }).next();
  expect(value).toMatchObject({ data: { viewer: { kind: 'API_KEY' } } });
  return { socket, closed: closed.promise };
}

describe('an open socket', () => {
  it.each([
    ['revoked', 'revokeApiKey', 'RevokeApiKeyInput', {}],
    ['rotated', 'rotateApiKey', 'RotateApiKeyInput', {}],
    ['given less', 'updateApiKey', 'UpdateApiKeyInput', { scopes: ['USERS_VIEW'] }],
  ])('is closed when its key is %s', async (_what, operation, type, input) => {
    const { id, key } = await createApiKey(app, ['users.view', 'users.edit'], cast.own);
    const { socket, closed } = await open(key);
    await tell(operation, type, { id, ...input });
    expect(await closed).toBe(4403);
    await socket.dispose();
  });

  it('stays open when its key is given more, which is in force at once', async () => {
    const { id, key } = await createApiKey(app, ['users.view'], cast.own);
    const { socket } = await open(key);
    await tell('updateApiKey', 'UpdateApiKeyInput', { id, scopes: ['USERS_VIEW', 'TEAM_VIEW'] });
    const { value } = await socket.iterate({ query: '{ viewer { permissions } }' }).next();
    expect(value).toMatchObject({ data: { viewer: { permissions: ['USERS_VIEW', 'TEAM_VIEW'] } } });
    await socket.dispose();
  });

  it('stays open while its key is what it was', async () => {
    const { key } = await createApiKey(app, ['users.view'], cast.own);
    const { socket } = await open(key);
    await app.app.sessionWatch.look();
    const { value } = await socket.iterate({ query: VIEWER }).next();
    expect(value).toMatchObject({ data: { viewer: { kind: 'API_KEY' } } });
    await socket.dispose();
  });

  it('ends with the secret that it is used with, also when that came to end later', async () => {
    const { id, key } = await createApiKey(app, ['users.view'], cast.own);
    const { socket, closed } = await open(key);
    await change(id, `expires_at = now() + interval '1500 milliseconds'`);
    await socket.iterate({ query: VIEWER }).next();
    expect(await closed).toBe(4403);
    await socket.dispose();
  });

  it('is closed at the end of its key', async () => {
    const { id, key } = await createApiKey(app, ['users.view'], cast.own);
    await change(id, `expires_at = now() + interval '1500 milliseconds'`);
    const { socket, closed } = await open(key);
    expect(await closed).toBe(4403);
    await socket.dispose();
  });

  it.each([
    ['revoked', `revoked_at = now()`],
    [
      'rotated',
      `prefix = 'hgk_000000', previous_secret_hash = secret_hash, secret_hash = id::text,
      previous_valid_until = now() + interval '1 hour'`,
    ],
    ['given less', `scopes = '["users.edit"]'`],
    ['moved to where it does not exist', undefined],
  ])('is found when its key was %s and nobody said so', async (_what, sql) => {
    const { id, key } = await createApiKey(app, ['users.view', 'users.edit'], cast.own);
    const { socket, closed } = await open(key);
    await (sql ? change(id, sql) : app.em().execute('delete from api_key where id = ?', [id]));
    await app.app.sessionWatch.look();
    expect(await closed).toBe(4403);
    await socket.dispose();
  });
});

describe('the last use of a key', () => {
  it('is written down to the minute, and once a minute at most', async () => {
    const { id, key } = await createApiKey(app, ['users.view'], cast.own);
    const used = async () => {
      await withKey(key).graphql(VIEWER);
      const [row] = await app
        .em()
        .execute<{ last: Date | string }[]>(
          'select last_used_at as last from api_key where id = ?',
          [id],
        );
      return new Date(row?.last ?? 0);
    };
    const first = await used();
    expect(first.getSeconds()).toBe(0);
    expect(Math.abs(Date.now() - first.getTime())).toBeLessThan(61_000);
    // A moment that no use would write: had the next request written, it would be gone.
    const recent = new Date(Date.now() - 40_000);
    await app.em().execute('update api_key set last_used_at = ? where id = ?', [recent, id]);
    expect(await used()).toEqual(recent);
    await change(id, `last_used_at = now() - interval '61 seconds'`);
    expect((await used()).getSeconds()).toBe(0);
  });
});

describe('guessing keys', () => {
  it('is slowed down for its address, where right keys are still taken', async () => {
    const { key } = await createApiKey(app, ['users.view'], cast.own);
    const call = async (token: string, address: string) => {
      const response = await app.client().fetch('/api/company/end-users', {
        headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': address },
      });
      await response.text();
      return response;
    };
    const guess = `${key.slice(0, -1)}_`;
    const statuses: number[] = [];
    for (let tries = 0; tries < 61; tries += 1) {
      statuses.push((await call(guess, '203.0.113.80')).status);
    }
    expect(statuses.slice(0, 60).every((status) => status === 401)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    const refused = await call(guess, '203.0.113.80');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await call(key, '203.0.113.80')).status).toBe(200);
    expect((await call(guess, '203.0.113.81')).status).toBe(401);
  });
});
