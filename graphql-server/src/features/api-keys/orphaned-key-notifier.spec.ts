import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAdmin, createCompany, createCompanyUser, tellIn } from '../../testing/factories.js';
import { mailsTo } from '../../testing/mails.js';
import { asAdmin, asCompanyUser } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { AuditEntry } from '../audit/index.js';
import type { Company } from '../companies/index.js';
import type { CompanyUser } from '../company-users/index.js';
import { Mail } from '../mail/index.js';

const UPDATE = `mutation ($input: UpdateCompanyUserInput!) {
  updateCompanyUser(input: $input) { message }
}`;
const SET_STATUS = `mutation ($input: SetCompanyUserStatusInput!) {
  setCompanyUserStatus(input: $input) { message }
}`;
const DELETE = 'mutation ($input: DeleteInput!) { deleteCompanyUser(input: $input) { message } }';
const DELETE_ADMIN = 'mutation ($input: DeleteInput!) { deleteAdmin(input: $input) { message } }';

const NAMES = { firstName: 'Miriam', lastName: 'Vogt' };

let app: TestApp;
let company: Company;
let platform: TestClient;
let left: { user: CompanyUser; client: TestClient };
let stays: { user: CompanyUser; client: TestClient };

beforeAll(async () => {
  app = await startTestApp();
  platform = await asAdmin(app, await createAdmin(app.em()));
});
afterAll(() => app.stop());
beforeEach(async () => {
  company = await createCompany(app.em());
  const join = async () => {
    const user = await createCompanyUser(app.em(), company);
    return { user, client: await asCompanyUser(app, user) };
  };
  left = await join();
  stays = await join();
});

async function addKey(client: TestClient, name: string, companyId?: string): Promise<string> {
  const body = { name, scopes: ['users.view'], expiresInDays: 30, companyId };
  const answer = await client.json('POST', '/api/api-keys', body);
  return (answer.body as { data: { id: string } }).data.id;
}

/** The keys of the company whose maker has left. */
async function orphans(client: TestClient): Promise<string[]> {
  const { body } = await client.json('GET', '/api/api-keys');
  const { data } = body as { data: { name: string; makerHasLeft: boolean }[] };
  return data.filter(({ makerHasLeft }) => makerHasLeft).map(({ name }) => name);
}

async function traces(subjectId: string) {
  const entries = await app.em().find(AuditEntry, { action: 'api-key.maker-left', subjectId });
  return entries.map(({ companyId, details }) => ({ companyId, details }));
}

describe('a key whose maker is no administrator any more', () => {
  const ways: [string, () => [string, object]][] = [
    ['demoted', () => [UPDATE, { id: left.user.id, ...NAMES, role: 'COMPANY_MANAGER' }]],
    ['suspended', () => [SET_STATUS, { id: left.user.id, action: 'SUSPEND' }]],
    ['removed', () => [DELETE, { id: left.user.id }]],
  ];

  it.each(ways)('is pointed out in the list, the log and a mail: %s', async (_way, change) => {
    const id = await addKey(left.client, 'Abgleich');
    await addKey(stays.client, 'Auswertung');
    const reader = await createCompanyUser(app.em(), company);
    await tellIn(app.em(), 'en', reader);
    expect(await orphans(stays.client)).toEqual([]);
    const [operation, input] = change();
    expect((await stays.client.graphql(operation, { input })).errors).toBeUndefined();
    expect(await orphans(stays.client)).toEqual(['Abgleich']);
    expect(await traces(id)).toEqual([
      {
        companyId: company.id,
        details: { maker: 'Miriam Vogt', prefix: expect.stringMatching(/^hgk_/) as string },
      },
    ]);
    for (const [email, subject] of [
      [stays.user.email, 'API-Schlüssel eines früheren Administrators'],
      [reader.email, 'API keys of a former administrator'],
    ] as const) {
      const [mail] = await mailsTo(app, email);
      expect(mail?.subject).toBe(subject);
      expect(mail?.text).toContain('Abgleich (hgk_');
      expect(mail?.text).not.toContain('Auswertung');
    }
    expect(await app.em().count(Mail, { to: left.user.email })).toBe(0);
  });

  it('is so as well when they work for another company now', async () => {
    await addKey(left.client, 'Abgleich');
    const elsewhere = await createCompany(app.em());
    const input = { id: left.user.id, ...NAMES, companyId: elsewhere.id };
    expect((await platform.graphql(UPDATE, { input })).errors).toBeUndefined();
    expect(await orphans(stays.client)).toEqual(['Abgleich']);
  });

  it('is in order again once somebody else has rotated it', async () => {
    const id = await addKey(left.client, 'Abgleich');
    await stays.client.graphql(SET_STATUS, { input: { id: left.user.id, action: 'SUSPEND' } });
    await stays.client.json('POST', `/api/api-keys/${id}/rotate`, { graceHours: 0 });
    expect(await orphans(stays.client)).toEqual([]);
    await stays.client.graphql(SET_STATUS, { input: { id: left.user.id, action: 'ACTIVATE' } });
    await stays.client.graphql(SET_STATUS, { input: { id: left.user.id, action: 'SUSPEND' } });
    expect(await traces(id)).toHaveLength(1);
  });

  it('is not, where they stay an administrator, or the key has ended', async () => {
    const id = await addKey(left.client, 'Abgleich');
    const renamed = { id: left.user.id, firstName: 'Mia', lastName: 'Vogt' };
    await stays.client.graphql(UPDATE, { input: renamed });
    await stays.client.json('DELETE', `/api/api-keys/${id}`);
    await stays.client.graphql(DELETE, { input: { id: left.user.id } });
    expect(await traces(id)).toEqual([]);
    expect(await app.em().count(Mail, { to: stays.user.email })).toBe(0);
  });

  it('can be the platform’s, or a company’s that an administrator of the platform made', async () => {
    const gone = await createAdmin(app.em());
    const client = await asAdmin(app, gone);
    const ids = [await addKey(client, 'Alle'), await addKey(client, 'Eine', company.id)];
    const answer = await platform.graphql(DELETE_ADMIN, { input: { id: gone.id } });
    expect(answer.errors).toBeUndefined();
    expect(await orphans(platform)).toEqual(['Alle']);
    expect(await orphans(stays.client)).toEqual(['Eine']);
    const found = await Promise.all(ids.map(traces));
    expect(found.map((list) => list.map(({ companyId }) => companyId))).toEqual([
      [null],
      [company.id],
    ]);
    const mails = await mailsTo(app, stays.user.email);
    expect(mails.map(({ text }) => text.includes('Eine (hgk_'))).toEqual([true]);
  });
});
