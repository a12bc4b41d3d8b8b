import { randomUUID } from 'node:crypto';
import { COMPANY_KEY_SCOPES, constantOf, PLATFORM_KEY_SCOPES } from '@hausgeist/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cast, codeByRole, createCast } from '../../testing/cast.js';
import { createCompany } from '../../testing/factories.js';
import { asApiKey } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { ApiKey } from './api-key.entity.js';

const FIELDS = `id name prefix managingCompany { id name } scopes status createdBy createdAt expiresAt
  lastUsedAt previousKeyValidUntil`;
const CREATE = `mutation ($input: CreateApiKeyInput!) {
  createApiKey(input: $input) { message key apiKey { ${FIELDS} } }
}`;
const UPDATE = `mutation ($input: UpdateApiKeyInput!) {
  updateApiKey(input: $input) { message apiKey { ${FIELDS} } }
}`;
const ROTATE = `mutation ($input: RotateApiKeyInput!) {
  rotateApiKey(input: $input) { message key apiKey { ${FIELDS} } }
}`;
const REVOKE = `mutation ($input: RevokeApiKeyInput!) {
  revokeApiKey(input: $input) { message apiKey { ${FIELDS} } }
}`;
const LIST = `query ($first: Int, $after: String, $offset: Int, $filter: ApiKeyFilter) {
  apiKeys(first: $first, after: $after, offset: $offset, filter: $filter) {
    totalCount pageInfo { hasNextPage endCursor } edges { node { ${FIELDS} } }
  }
}`;

interface Key {
  id: string;
  name: string;
  prefix: string;
  managingCompany: { id: string } | null;
  scopes: string[];
  status: string;
  expiresAt: string;
  previousKeyValidUntil: string | null;
}
interface Created {
  createApiKey: { message: string; key: string; apiKey: Key };
}
interface Listed {
  apiKeys: {
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string };
    edges: { node: Key }[];
  };
}

let app: TestApp;
let cast: Cast;

beforeAll(async () => {
  app = await startTestApp();
  cast = await createCast(app);
});
afterAll(() => app.stop());

const input = (overrides: object = {}) => ({
  input: { name: 'Abgleich', scopes: ['USERS_VIEW'], expiresInDays: 30, ...overrides },
});

async function create(client: TestClient, overrides: object = {}) {
  const { data, errors } = await client.graphql<Created>(CREATE, input(overrides));
  if (!data) throw new Error(JSON.stringify(errors));
  return data.createApiKey;
}

async function list(client: TestClient, variables: object = {}) {
  const { data, errors } = await client.graphql<Listed>(LIST, variables);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.apiKeys;
}

async function errorOf(client: TestClient, operation: string, variables: object) {
  const { errors } = await client.graphql(operation, variables);
  const { code, fields } = errors?.[0]?.extensions ?? { code: 'ok', fields: undefined };
  return { code, field: (fields as { field: string }[] | undefined)?.[0]?.field };
}

const ids = ({ edges }: Listed['apiKeys']) => edges.map(({ node }) => node.id);

/** Hours from now. */
const hours = (until: string | null) => (Date.parse(until ?? '') - Date.now()) / 3_600_000;

/** What the audit log says about one key, the newest last. */
const auditOf = (id: string) =>
  app.em().execute<{ action: string; actor_kind: string; company_id: string; details: object }[]>(
    `select action, actor_kind, company_id, subject_name, details from audit_entry
        where subject_id = ? order by at, id`,
    [id],
  );

const REFUSED = {
  anonymous: 'UNAUTHENTICATED',
  tenant: 'FORBIDDEN',
  staff: 'FORBIDDEN',
  manager: 'FORBIDDEN',
};

describe('making an API key', () => {
  it('is for administrators of the platform and of the company', async () => {
    const companyId = cast.own.id;
    expect(await codeByRole(cast, CREATE, input({ companyId }))).toEqual({
      ...REFUSED,
      companyAdmin: 'ok',
      otherAdmin: 'NOT_FOUND',
      admin: 'ok',
    });
    expect(await codeByRole(cast, LIST, { filter: { companyId } })).toEqual({
      ...REFUSED,
      companyAdmin: 'ok',
      otherAdmin: 'NOT_FOUND',
      admin: 'ok',
    });
    expect(
      await codeByRole(cast, 'query ($id: ID) { apiKeyScopes(companyId: $id) { name } }', {
        id: companyId,
      }),
    ).toMatchObject({ ...REFUSED, otherAdmin: 'NOT_FOUND', admin: 'ok' });
  });

  it('gives administrators keys of the platform, and company administrators those of theirs', async () => {
    const { companyAdmin, admin } = cast.clients;
    expect((await create(admin)).apiKey.managingCompany).toBeNull();
    expect((await create(admin, { companyId: cast.own.id })).apiKey.managingCompany).toMatchObject({
      id: cast.own.id,
    });
    const { key, apiKey } = await create(companyAdmin);
    expect(apiKey).toMatchObject({
      name: 'Abgleich',
      managingCompany: { id: cast.own.id },
      scopes: ['USERS_VIEW'],
      status: 'ACTIVE',
      createdBy: 'Miriam Vogt',
      lastUsedAt: null,
      previousKeyValidUntil: null,
    });
    expect(key).toMatch(/^hgk_[0-9A-Za-z]{55}$/);
    expect(key.startsWith(apiKey.prefix)).toBe(true);
    const days = (Date.parse(apiKey.expiresAt) - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(30, 2);
  });

  it('says what there is to give', async () => {
    const SCOPES = 'query ($id: ID) { apiKeyScopes(companyId: $id) { name group description } }';
    const { admin, companyAdmin } = cast.clients;
    interface Scopes {
      apiKeyScopes: { name: string; group: string; description: string }[];
    }
    const ofPlatform = (await admin.graphql<Scopes>(SCOPES)).data?.apiKeyScopes ?? [];
    expect(ofPlatform.map(({ name }) => name)).toEqual(PLATFORM_KEY_SCOPES.map(constantOf));
    expect(ofPlatform.at(-1)).toMatchObject({ name: 'AUDIT_VIEW', group: 'audit' });
    expect(ofPlatform.every(({ description }) => description.length > 5)).toBe(true);
    const ofCompany = (await companyAdmin.graphql<Scopes>(SCOPES)).data?.apiKeyScopes;
    expect(ofCompany?.map(({ name }) => name)).toEqual(COMPANY_KEY_SCOPES.map(constantOf));
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ scopes: [] }, 'scopes'],
    [{ scopes: ['USERS_VIEW', 'USERS_FLY'] }, undefined],
    [{ scopes: ['COMPANIES_VIEW'] }, 'scopes'],
    [{ expiresInDays: 0 }, 'expiresInDays'],
    [{ expiresInDays: 366 }, 'expiresInDays'],
  ])('refuses %o', async (wrong, field) => {
    expect(await errorOf(cast.clients.companyAdmin, CREATE, input(wrong))).toEqual({
      code: 'BAD_USER_INPUT',
      field,
    });
  });

  it('takes scopes of the platform, each once, for a key of the platform', async () => {
    const scopes = ['AUDIT_VIEW', 'USERS_VIEW', 'AUDIT_VIEW'];
    const { apiKey } = await create(cast.clients.admin, { scopes });
    expect(apiKey.scopes).toEqual(['USERS_VIEW', 'AUDIT_VIEW']);
    const companyId = cast.own.id;
    expect(await errorOf(cast.clients.admin, CREATE, input({ scopes, companyId }))).toEqual({
      code: 'BAD_USER_INPUT',
      field: 'scopes',
    });
  });

  it('ends at fifty that are in use; others do not count', async () => {
    const company = await createCompany(app.em());
    for (let made = 0; made < 50; made += 1) await asApiKey(app, ['users.view'], company);
    const wanted = input({ companyId: company.id });
    expect(await errorOf(cast.clients.admin, CREATE, wanted)).toMatchObject({ code: 'CONFLICT' });
    const [first] = (
      await list(cast.clients.admin, { filter: { companyId: company.id }, first: 1 })
    ).edges;
    await cast.clients.admin.graphql(REVOKE, { input: { id: first?.node.id } });
    expect(await errorOf(cast.clients.admin, CREATE, wanted)).toMatchObject({ code: 'ok' });
  });

  it('stores no key, and writes none down', async () => {
    const { key, apiKey } = await create(cast.clients.admin);
    const rows = JSON.stringify(
      await app.em().execute('select * from api_key where id = ?', [apiKey.id]),
    );
    const secret = key.slice(apiKey.prefix.length);
    expect(rows).toContain(apiKey.prefix);
    expect(rows).not.toContain(secret);
    const entries = await auditOf(apiKey.id);
    expect(entries).toMatchObject([
      {
        action: 'api-key.created',
        actor_kind: 'admin',
        subject_name: 'Abgleich',
        details: { prefix: apiKey.prefix, scopes: ['users.view'] },
      },
    ]);
    expect(JSON.stringify(entries)).not.toContain(secret);
    expect(JSON.stringify(await list(cast.clients.admin))).not.toContain(secret);
  });
});

describe('the list of API keys', () => {
  it('is turned page by page, newest first', async () => {
    const company = await createCompany(app.em());
    const { admin } = cast.clients;
    const companyId = company.id;
    for (const name of ['Eins', 'Zwei', 'Drei']) await create(admin, { name, companyId });
    const first = await list(admin, { filter: { companyId }, first: 2 });
    expect(first.totalCount).toBe(3);
    expect(first.edges.map(({ node }) => node.name)).toEqual(['Drei', 'Zwei']);
    const after = first.pageInfo.endCursor;
    const second = await list(admin, { filter: { companyId }, first: 2, after });
    expect(second.edges.map(({ node }) => node.name)).toEqual(['Eins']);
    expect(second.pageInfo.hasNextPage).toBe(false);
    const skipped = await list(admin, { filter: { companyId }, offset: 1 });
    expect(skipped.edges.map(({ node }) => node.name)).toEqual(['Zwei', 'Eins']);
  });

  it('is searched by name and beginning, literally, and filtered by status', async () => {
    const company = await createCompany(app.em());
    const companyId = company.id;
    const { admin } = cast.clients;
    const names = async (filter: object) =>
      (await list(admin, { filter: { companyId, ...filter } })).edges.map(({ node }) => node.name);
    const { apiKey } = await create(admin, { name: '100% Abgleich', companyId });
    const { apiKey: old } = await create(admin, { name: 'Alt', companyId });
    const { apiKey: gone } = await create(admin, { name: 'Weg', companyId });
    await app.em().nativeUpdate(ApiKey, { id: old.id }, { expiresAt: new Date(Date.now() - 1) });
    await admin.graphql(REVOKE, { input: { id: gone.id } });
    expect(await names({ search: '0% ABG' })).toEqual(['100% Abgleich']);
    expect(await names({ search: 'A%h' })).toEqual([]);
    expect(await names({ search: apiKey.prefix })).toEqual(['100% Abgleich']);
    expect(await names({ status: 'ACTIVE' })).toEqual(['100% Abgleich']);
    expect(await names({ status: 'EXPIRED' })).toEqual(['Alt']);
    expect(await names({ status: 'REVOKED' })).toEqual(['Weg']);
  });

  it('keeps the keys of the platform and of companies apart', async () => {
    const { admin, companyAdmin } = cast.clients;
    const { apiKey } = await create(admin, { name: 'Plattform' });
    expect(ids(await list(admin, { first: 100 }))).toContain(apiKey.id);
    expect(
      ids(await list(admin, { filter: { companyId: cast.own.id }, first: 100 })),
    ).not.toContain(apiKey.id);
    expect(ids(await list(companyAdmin, { first: 100 }))).not.toContain(apiKey.id);
    expect(await errorOf(admin, LIST, { filter: { companyId: randomUUID() } })).toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('changing an API key', () => {
  it.each([
    ['updating', UPDATE, { name: 'Anders' }],
    ['rotating', ROTATE, {}],
    ['revoking', REVOKE, {}],
  ])('%s is for those who could make it', async (_what, operation, change) => {
    const { apiKey } = await create(cast.clients.companyAdmin);
    const variables = { input: { id: apiKey.id, ...change } };
    expect(await codeByRole(cast, operation, variables)).toEqual({
      ...REFUSED,
      companyAdmin: 'ok',
      otherAdmin: 'NOT_FOUND',
      // The administrator comes last, when there is nothing left to rotate.
      admin: 'ok',
    });
    const ofPlatform = await create(cast.clients.admin);
    const other = { input: { id: ofPlatform.apiKey.id, ...change } };
    expect(await errorOf(cast.clients.companyAdmin, operation, other)).toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('gives another name and other scopes, and says what has changed', async () => {
    const { companyAdmin } = cast.clients;
    const { apiKey } = await create(companyAdmin, { scopes: ['USERS_VIEW', 'TEAM_VIEW'] });
    const change = { id: apiKey.id, name: 'Neu', scopes: ['USERS_VIEW', 'USERS_EDIT'] };
    const { data } = await companyAdmin.graphql<{ updateApiKey: { apiKey: Key } }>(UPDATE, {
      input: change,
    });
    expect(data?.updateApiKey.apiKey).toMatchObject({ name: 'Neu', scopes: change.scopes });
    await companyAdmin.graphql(UPDATE, { input: change });
    const entries = await auditOf(apiKey.id);
    expect(entries.map(({ action }) => action)).toEqual(['api-key.created', 'api-key.updated']);
    expect(entries[1]).toMatchObject({
      actor_kind: 'companyUser',
      company_id: cast.own.id,
      details: {
        name: { from: 'Abgleich', to: 'Neu' },
        added: ['users.edit'],
        removed: ['team.view'],
      },
    });
    for (const [wrong, field] of [
      [{ scopes: [] }, 'scopes'],
      [{ scopes: ['AUDIT_VIEW'] }, 'scopes'],
      [{ name: '' }, 'name'],
    ] as const) {
      expect(await errorOf(companyAdmin, UPDATE, { input: { id: apiKey.id, ...wrong } })).toEqual({
        code: 'BAD_USER_INPUT',
        field,
      });
    }
  });

  it('tells the next key once, and how long the one before is taken', async () => {
    const { admin } = cast.clients;
    const { apiKey, key } = await create(admin, { expiresInDays: 2 });
    const rotate = async (graceHours?: number) => {
      const { data } = await admin.graphql<{ rotateApiKey: { key: string; apiKey: Key } }>(ROTATE, {
        input: { id: apiKey.id, ...(graceHours === undefined ? {} : { graceHours }) },
      });
      if (!data) throw new Error('The key was not rotated.');
      return data.rotateApiKey;
    };
    const next = await rotate();
    expect(next.key).not.toBe(key);
    expect(next.key.startsWith(next.apiKey.prefix)).toBe(true);
    expect(next.apiKey.expiresAt).toBe(apiKey.expiresAt);
    expect(hours(next.apiKey.previousKeyValidUntil)).toBeCloseTo(24, 1);
    expect(hours((await rotate(168)).apiKey.previousKeyValidUntil)).toBeCloseTo(48, 1);
    expect((await rotate(0)).apiKey.previousKeyValidUntil).toBeNull();
    expect(await errorOf(admin, ROTATE, { input: { id: apiKey.id, graceHours: 169 } })).toEqual({
      code: 'BAD_USER_INPUT',
      field: 'graceHours',
    });
    const entries = JSON.stringify(await auditOf(apiKey.id));
    expect(entries).toContain('api-key.rotated');
    expect(entries).not.toContain(next.key.slice(next.apiKey.prefix.length));
  });

  it('refuses to change or rotate what has ended, and revokes twice without a word', async () => {
    const { admin } = cast.clients;
    const { apiKey } = await create(admin);
    const of = { input: { id: apiKey.id } };
    await app.em().nativeUpdate(ApiKey, { id: apiKey.id }, { expiresAt: new Date(Date.now() - 1) });
    expect(await errorOf(admin, ROTATE, of)).toMatchObject({ code: 'CONFLICT' });
    expect(await errorOf(admin, REVOKE, of)).toMatchObject({ code: 'ok' });
    expect(await errorOf(admin, REVOKE, of)).toMatchObject({ code: 'ok' });
    expect(await errorOf(admin, UPDATE, of)).toMatchObject({ code: 'CONFLICT' });
    const actions = (await auditOf(apiKey.id)).map(({ action }) => action);
    expect(actions).toEqual(['api-key.created', 'api-key.revoked']);
    expect(await errorOf(admin, REVOKE, { input: { id: 'nonsense' } })).toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('API keys over REST', () => {
  it('are made, listed, changed, rotated and revoked as over GraphQL', async () => {
    const client = cast.clients.companyAdmin;
    const made = await client.json(
      'POST',
      '/api/api-keys',
      input({ name: 'REST', scopes: ['users.view'] }).input,
    );
    expect(made).toMatchObject({
      status: 201,
      body: { success: true, data: { name: 'REST', status: 'ACTIVE' }, key: expect.any(String) },
    });
    const { id } = (made.body as { data: Key }).data;
    const listed = await client.json('GET', '/api/api-keys?search=rest&status=ACTIVE&limit=1');
    expect(listed.body).toMatchObject({ data: [{ id }], pagination: { total: 1, totalPages: 1 } });
    expect(await client.json('PUT', `/api/api-keys/${id}`, { name: 'Ruhe' })).toMatchObject({
      status: 200,
      body: { data: { name: 'Ruhe', scopes: ['users.view'] } },
    });
    expect(
      await client.json('POST', `/api/api-keys/${id}/rotate`, { graceHours: 1 }),
    ).toMatchObject({ status: 200, body: { key: expect.stringContaining('hgk_') } });
    expect(await client.json('DELETE', `/api/api-keys/${id}`)).toMatchObject({
      status: 200,
      body: { data: { status: 'REVOKED' } },
    });
    expect(await client.json('GET', '/api/api-keys/scopes')).toMatchObject({
      status: 200,
      body: {
        data: [
          { name: 'dashboard.view' },
          ...Array<unknown>(COMPANY_KEY_SCOPES.length - 1).fill(expect.anything()),
        ],
      },
    });
  });

  it('say which field is wrong', async () => {
    const body = { name: '', scopes: ['x.y'], expiresInDays: 1.5 };
    const { status, body: answer } = await cast.clients.admin.json('POST', '/api/api-keys', body);
    expect(status).toBe(400);
    const { details } = answer as { details: { field: string }[] };
    expect(details.map(({ field }) => field)).toEqual(['name', 'scopes', 'expiresInDays']);
    const wrong = await cast.clients.admin.json('GET', '/api/api-keys?status=x');
    expect(wrong.status).toBe(400);
  });
});
