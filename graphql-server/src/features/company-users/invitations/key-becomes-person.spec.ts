import {
  type ApiKeyScope,
  type CompanyRole,
  DEFAULT_PERMISSIONS,
  PERMISSIONS,
} from '@hausgeist/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cast, createCast } from '../../../testing/cast.js';
import { createCompanyUser, createEndUser, tellIn } from '../../../testing/factories.js';
import { storedMails } from '../../../testing/mails.js';
import { asCompanyUser, createApiKey } from '../../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import type { TestClient } from '../../../testing/test-client.js';
import { RolePermissions } from '../../permissions/index.js';
import { CompanyUser } from '../company-user.entity.js';
import { GOOD_PASSWORD, mailedToken, newPerson } from '../testing/people.js';

const STAFF: readonly ApiKeyScope[] = DEFAULT_PERMISSIONS.COMPANY_STAFF;
const MANAGER: readonly ApiKeyScope[] = DEFAULT_PERMISSIONS.COMPANY_MANAGER;
const INVITE_PATHS = {
  team: '/api/company/team/invite',
  settings: '/api/company/settings/users/invite',
};

let app: TestApp;
let cast: Cast;

beforeAll(async () => {
  app = await startTestApp();
  cast = await createCast(app);
});
afterAll(() => app.stop());

async function keyWith(scopes: readonly ApiKeyScope[]) {
  const { id, key } = await createApiKey(app, [...new Set(scopes)], cast.own);
  const client = app.client();
  client.bearer = key;
  return { id, client };
}

async function inviteWith(client: TestClient, role: CompanyRole, path = INVITE_PATHS.team) {
  const person = newPerson({ role });
  const { status, body } = await client.json('POST', path, person);
  return { status, email: person.email, id: (body as { data?: { id: string } }).data?.id ?? '' };
}

const validate = async (token: string) =>
  (await app.client().json('GET', `/api/companies/invitation/${token}/validate`)).status;

const accept = (token: string) =>
  app.client().json('POST', `/api/companies/accept-invitation/${token}`, {
    ...{ firstName: 'Nele', lastName: 'Krüger' },
    ...{ password: GOOD_PASSWORD, confirmPassword: GOOD_PASSWORD },
  });

async function signIn(email: string): Promise<TestClient> {
  const client = app.client();
  const { body } = await client.json('POST', '/api/companies/auth/login', {
    email,
    password: GOOD_PASSWORD,
  });
  client.bearer = (body as { token: string }).token;
  return client;
}

/** The authentication number of a tenant as this caller reads it. */
async function numberFor(client: TestClient) {
  const { id } = await createEndUser(app.em(), cast.own);
  const query = 'query ($id: ID!) { endUser(id: $id) { authNumber } }';
  const { data } = await client.graphql<{ endUser: { authNumber: string | null } }>(query, { id });
  return data?.endUser.authNumber;
}

describe('a key that invites', () => {
  it('hands out no role that may do more than itself, by either screen', async () => {
    for (const [scope, path] of [
      ['team.invite', INVITE_PATHS.team],
      ['settings.edit', INVITE_PATHS.settings],
    ] as const) {
      for (const role of ['COMPANY_ADMIN', 'COMPANY_MANAGER', 'COMPANY_STAFF'] as const) {
        const { client } = await keyWith([scope]);
        expect({ scope, role, ...(await inviteWith(client, role, path)) }).toMatchObject({
          status: 403,
        });
      }
      const { client } = await keyWith([scope, ...STAFF]);
      expect((await inviteWith(client, 'COMPANY_STAFF', path)).status).toBe(201);
      expect((await inviteWith(client, 'COMPANY_MANAGER', path)).status).toBe(403);
    }
    const { client } = await keyWith(PERMISSIONS);
    expect((await inviteWith(client, 'COMPANY_MANAGER')).status).toBe(201);
    expect((await inviteWith(client, 'COMPANY_ADMIN')).status).toBe(403);
  });

  it('is held to what the company lets the role do now', async () => {
    const row = { company: cast.own.id, role: 'COMPANY_STAFF' as const };
    const em = app.em();
    em.create(RolePermissions, { ...row, permissions: [...STAFF, 'users.delete'] as never });
    await em.flush();
    const { client } = await keyWith(['team.invite', ...STAFF]);
    expect((await inviteWith(client, 'COMPANY_STAFF')).status).toBe(403);
    await em.nativeDelete(RolePermissions, row);
    expect((await inviteWith(client, 'COMPANY_STAFF')).status).toBe(201);
  });

  it('makes no manager of a user, and lets none back in, beyond its scopes', async () => {
    const { client } = await keyWith(['team.manage', ...STAFF]);
    const staff = await createCompanyUser(app.em(), cast.own, { role: 'COMPANY_STAFF' });
    const change = { firstName: 'Nele', lastName: 'Neu', role: 'COMPANY_MANAGER' };
    const raise = await client.json('PUT', `/api/company/team/${staff.id}`, change);
    expect(raise.status).toBe(403);
    const away = { role: 'COMPANY_MANAGER', status: 'SUSPENDED' } as const;
    const manager = await createCompanyUser(app.em(), cast.own, away);
    const { errors } = await client.graphql(
      `mutation ($input: SetCompanyUserStatusInput!) { setCompanyUserStatus(input: $input) { message } }`,
      { input: { id: manager.id, action: 'ACTIVATE' } },
    );
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const wide = await keyWith(['team.manage', ...MANAGER]);
    const done = await wide.client.json('PUT', `/api/company/team/${staff.id}`, change);
    expect(done.status).toBe(200);
  });

  it('sends no invitation again that it could not make', async () => {
    const { id } = await inviteWith(cast.clients.companyAdmin, 'COMPANY_MANAGER');
    const { client } = await keyWith(['team.invite', ...STAFF]);
    const path = `/api/company/team/invitations/${id}/resend`;
    expect((await client.json('POST', path, {})).status).toBe(403);
  });

  it('tells the administrators of the company', async () => {
    const newAdmin = () => createCompanyUser(app.em(), cast.own, { role: 'COMPANY_ADMIN' });
    const [inGerman, inEnglish] = [await newAdmin(), await newAdmin()];
    await tellIn(app.em(), 'en', inEnglish);
    const { client } = await keyWith(['team.invite', ...STAFF]);
    const { email } = await inviteWith(client, 'COMPANY_STAFF');
    for (const [reader, role] of [
      [inGerman, 'Rolle: Mitarbeiter'],
      [inEnglish, 'Role: Staff'],
    ] as const) {
      const [mail] = await storedMails(app, reader.email);
      expect(mail?.text).toContain(role);
      expect(mail?.text).toContain(email);
      expect(mail?.text).toContain('Schnittstelle');
    }
  });
});

describe('an open invitation', () => {
  const ends = [
    ['is revoked', `update api_key set revoked_at = now() where id = ?`],
    ['expires', `update api_key set expires_at = now() where id = ?`],
    ['loses a scope', `update api_key set scopes = '["team.invite"]'::jsonb where id = ?`],
    ['is deleted', `delete from api_key where id = ?`],
  ] as const;
  it.each(ends)('ends when the key that made it %s', async (_, sql) => {
    const { id, client } = await keyWith(['team.invite', ...STAFF]);
    const { email } = await inviteWith(client, 'COMPANY_STAFF');
    const token = await mailedToken(app, email);
    expect(await validate(token)).toBe(200);
    await app.em().execute(sql, [id]);
    expect(await validate(token)).toBe(404);
    expect((await accept(token)).status).toBe(400);
    expect(await app.em().count(CompanyUser, { email })).toBe(0);
  });

  it.each([
    ['is suspended', `status = 'SUSPENDED'`],
    ['gets a lower role', `role = 'COMPANY_STAFF'`],
  ])(
    'ends when the user who made it %s, and lives again when another one resends it',
    async (_, change) => {
      const em = app.em();
      const manager = await createCompanyUser(em, cast.own, { role: 'COMPANY_MANAGER' });
      const client = await asCompanyUser(app, manager);
      const { id, email } = await inviteWith(client, 'COMPANY_MANAGER');
      const token = await mailedToken(app, email);
      await em.execute(`update company_user set ${change} where id = ?`, [manager.id]);
      expect((await accept(token)).status).toBe(400);
      const path = `/api/company/team/invitations/${id}/resend`;
      expect((await cast.clients.companyAdmin.json('POST', path, {})).status).toBe(200);
      const [mail] = await storedMails(app, email);
      const renewed = /accept-invitation\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
      expect((await accept(renewed)).status).toBe(201);
    },
  );
});

describe('a user whom a key has invited', () => {
  it('sees no authentication numbers until an administrator has saved their entry', async () => {
    const { client } = await keyWith(['team.invite', ...STAFF]);
    const { email } = await inviteWith(client, 'COMPANY_STAFF');
    await accept(await mailedToken(app, email));
    const person = await signIn(email);
    expect(await numberFor(person)).toBeNull();
    const { id } = await app.em().findOneOrFail(CompanyUser, { email });
    const entry = { firstName: 'Nele', lastName: 'Krüger', role: 'COMPANY_STAFF' };
    await cast.clients.manager.json('PUT', `/api/company/team/${id}`, entry);
    expect(await numberFor(person)).toBeNull();
    await cast.clients.companyAdmin.json('PUT', `/api/company/team/${id}`, entry);
    expect(await numberFor(person)).toMatch(/^\d{6}$/);
  });

  it('brings in others who see none either', async () => {
    const { client } = await keyWith(PERMISSIONS);
    const first = await inviteWith(client, 'COMPANY_MANAGER');
    await accept(await mailedToken(app, first.email));
    const manager = await signIn(first.email);
    const second = await inviteWith(manager, 'COMPANY_STAFF');
    await accept(await mailedToken(app, second.email));
    expect(await numberFor(await signIn(second.email))).toBeNull();
  });

  it('has accepted the terms of a known version', async () => {
    const { email } = await inviteWith(cast.clients.companyAdmin, 'COMPANY_STAFF');
    await accept(await mailedToken(app, email));
    const [row] = await app
      .em()
      .execute('select accepted_terms from company_invitation where email = ?', [email]);
    expect(row).toEqual({ accepted_terms: '2026-11' });
  });
});
