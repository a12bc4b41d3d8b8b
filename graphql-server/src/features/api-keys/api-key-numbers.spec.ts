import { randomUUID } from 'node:crypto';
import { parseCsv } from 'hucre/csv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cast, createCast } from '../../testing/cast.js';
import { createCompanyUser, createEndUser } from '../../testing/factories.js';
import { asApiKey, asCompanyUser } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';

const FIND = 'query ($id: ID!) { endUser(id: $id) { authNumber } }';
const LIST = '{ endUsers { edges { node { id authNumber } } } }';
const CREATE = `mutation ($input: CreateEndUserInput!) {
  createEndUser(input: $input) { endUser { id authNumber } }
}`;
const UPDATE = `mutation ($input: UpdateEndUserInput!) {
  updateEndUser(input: $input) { endUser { authNumber } }
}`;
const RENEW = `mutation ($input: RenewAuthNumberInput!) {
  renewAuthNumber(input: $input) { endUser { authNumber } }
}`;
const SAMPLE = 'query ($id: ID!) { endUserImport(id: $id) { sampleRows } }';

let app: TestApp;
let cast: Cast;
let key: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  cast = await createCast(app);
  key = await asApiKey(app, ['users.view', 'users.create', 'users.edit'], cast.own);
});
afterAll(() => app.stop());

const numberOf = async (id: string) => {
  const rows = await app
    .em()
    .execute<{ number: string }[]>('select auth_number as number from end_user where id = ?', [id]);
  return rows[0]?.number;
};

const details = () => ({
  ...{ type: 'TENANT', firstName: 'Jana', lastName: 'Öztürk', phone: '0171 3920000' },
  ...{ email: `jana-${randomUUID()}@mieter.example`, address: 'Lindenallee 12' },
  apartmentNumber: '3',
});

async function upload(client: TestClient, table: string): Promise<{ id: string; text: string }> {
  const form = new FormData();
  form.set('file', new Blob([table]), 'mieter.csv');
  const response = await client.fetch('/api/company/end-users/imports', {
    method: 'POST',
    body: form,
  });
  const text = await response.text();
  return { id: (JSON.parse(text) as { data: { id: string } }).data.id, text };
}

describe('authentication numbers and keys', () => {
  it('are not shown, neither by GraphQL nor by REST nor in exports', async () => {
    const { id, authNumber } = await createEndUser(app.em(), cast.own, { authNumber: '739201' });
    const answers = [
      JSON.stringify(await key.graphql(FIND, { id })),
      JSON.stringify(await key.graphql(LIST)),
      JSON.stringify((await key.json('GET', '/api/company/end-users?limit=100')).body),
      await (await key.fetch('/api/company/end-users/export')).text(),
    ];
    for (const answer of answers) expect(answer).not.toContain(authNumber);
    expect(answers[0]).toContain('"authNumber":null');
    expect(answers[1]).toContain(id);
    expect(answers[2]).toContain('"authNumber":null');
    // A column without numbers would keep the key from taking its own file in again.
    const [headers] = parseCsv(answers[3] ?? '');
    expect(headers).toContain('Registered on');
    expect(headers).not.toContain('Authentication number');
    const people = await cast.clients.companyAdmin.graphql(FIND, { id });
    expect(people.data).toEqual({ endUser: { authNumber } });
    const table = await cast.clients.companyAdmin.fetch('/api/company/end-users/export');
    expect(await table.text()).toContain(authNumber);
  });

  it('can be chosen for somebody new, and are told to nobody but them', async () => {
    const made = await key.graphql<{ createEndUser: { endUser: { id: string } } }>(CREATE, {
      input: { ...details(), authNumber: '482913' },
    });
    expect(made.data).toMatchObject({ createEndUser: { endUser: { authNumber: null } } });
    expect(await numberOf(made.data?.createEndUser.endUser.id ?? '')).toBe('482913');
  });

  it('of people who are there are not set', async () => {
    const { id, authNumber } = await createEndUser(app.em(), cast.own);
    const input = { id, ...details() };
    const refused = await key.graphql(UPDATE, { input: { ...input, authNumber: '111222' } });
    expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const put = await key.json('PUT', `/api/users/${id}`, { ...input, authNumber: 111_222 });
    expect(put.status).toBe(403);
    expect(await numberOf(id)).toBe(authNumber);
    const allowed = await key.graphql(UPDATE, { input: { ...input, authNumber: '' } });
    expect(allowed.data).toEqual({ updateEndUser: { endUser: { authNumber: null } } });
  });

  it('are renewed only with the mail to the tenant, and not told', async () => {
    const { id, authNumber } = await createEndUser(app.em(), cast.own);
    const silent = await key.graphql(RENEW, { input: { id, sendInvitation: false } });
    expect(silent.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect(await numberOf(id)).toBe(authNumber);
    const renewed = await key.graphql(RENEW, { input: { id } });
    expect(renewed.data).toEqual({ renewAuthNumber: { endUser: { authNumber: null } } });
    expect(await numberOf(id)).not.toBe(authNumber);
  });

  it('go by a key to no address that was changed, until the tenant has used it', async () => {
    const { id, authNumber } = await createEndUser(app.em(), cast.own, { authNumber: '604417' });
    const { companyAdmin } = cast.clients;
    const code = async (client: TestClient, query: string, input: object) =>
      (await client.graphql(query, { input: { id, ...input } })).errors?.[0]?.extensions.code;
    const { email, ...rest } = details();
    expect(await code(key, UPDATE, { ...rest, email })).toBeUndefined();
    expect(await code(key, RENEW, {})).toBe('FORBIDDEN');
    expect(await code(key, UPDATE, { ...rest, email, phone: '0171 1' })).toBeUndefined();
    expect(await code(key, RENEW, {})).toBe('FORBIDDEN');
    expect(await numberOf(id)).toBe(authNumber);
    const path = '/api/users/authenticate';
    const signedIn = await app.client().json('POST', path, { email, authNumber });
    expect(signedIn.status).toBe(200);
    expect(await code(key, RENEW, {})).toBeUndefined();
    expect(await code(key, UPDATE, details())).toBeUndefined();
    expect(await code(key, RENEW, {})).toBe('FORBIDDEN');
    expect(await code(companyAdmin, RENEW, {})).toBeUndefined();
    expect(await code(key, RENEW, {})).toBe('FORBIDDEN');
    expect(await code(companyAdmin, UPDATE, details())).toBeUndefined();
    expect(await code(key, RENEW, {})).toBe('FORBIDDEN');
  });
});

describe('the first rows of an import', () => {
  it('show no numbers to those who may not see them', async () => {
    const role = 'COMPANY_STAFF';
    await cast.clients.companyAdmin.graphql(
      `mutation ($input: UpdateRolePermissionsInput!) {
        updateRolePermissions(input: $input) { message }
      }`,
      { input: { role, permissions: ['USERS_CREATE'] } },
    );
    const staff = await asCompanyUser(app, await createCompanyUser(app.em(), cast.own, { role }));
    const table =
      'Vorname;Nachname;E-Mail;Authentifizierungsnummer;Code\nJana;Kaya;j@m.example;48;739201\n';
    const { id, text } = await upload(cast.clients.companyAdmin, table);
    expect(text).toContain('739201');
    const shown = { endUserImport: { sampleRows: [['Jana', 'Kaya', 'j@m.example', '', '']] } };
    expect((await staff.graphql(SAMPLE, { id })).data).toEqual(shown);
    expect((await key.graphql(SAMPLE, { id })).data).toEqual(shown);
    expect((await upload(key, table)).text).not.toContain('739201');
  });
});

describe('exports', () => {
  it('are so many an hour for a company', async () => {
    const path = '/api/company/end-users/export';
    for (let i = 0; i < 60; i += 1) {
      const taken = await cast.clients.otherAdmin.fetch(path);
      expect(taken.status).toBe(200);
      await taken.text();
    }
    const refused = await cast.clients.otherAdmin.fetch(path);
    expect(refused.status).toBe(429);
    expect((await cast.clients.companyAdmin.fetch(path)).status).toBe(200);
  });
});
