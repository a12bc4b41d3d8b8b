import type { Client } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '../../testing/chat.js';
import {
  createAdmin,
  createCompany,
  createCompanyUser,
  createEndUser,
} from '../../testing/factories.js';
import { asAdmin, asCompanyUser } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

const FIELDS = `__typename kind permissions
  ... on EndUserViewer { endUser { id } }
  ... on AdminViewer { twoFactorEnabled admin { id email } }
  ... on CompanyUserViewer { twoFactorEnabled
    companyUser { id fullName role passwordIsTemporary managingCompany { id name } } }`;

interface Viewer {
  kind: string;
  permissions: string[];
  admin: { id: string; email: string } | null;
  companyUser: { fullName: string; role: string } | null;
}

/** Subscribes; `next` resolves with the next viewer, or rejects when the socket was closed. */
function follow(socket: Client) {
  const events = socket.iterate<{ viewerChanged: Viewer }>({
    query: `subscription { viewerChanged { ${FIELDS} } }`,
  });
  return async (): Promise<Viewer> => {
    const { value } = await events.next();
    const { data } = value as { data?: { viewerChanged: Viewer } };
    if (!data) throw new Error(`Refused: ${JSON.stringify(value)}`);
    return data.viewerChanged;
  };
}

describe('the viewer', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  it('is nobody, a tenant, an administrator or a company user, with what they may do', async () => {
    const em = app.em();
    const [admin, company] = [await createAdmin(em), await createCompany(em)];
    const staff = await createCompanyUser(em, company, { role: 'COMPANY_STAFF' });
    const read = async (client = app.client()) =>
      (await client.graphql<{ viewer: Viewer }>(`{ viewer { ${FIELDS} } }`)).data?.viewer;
    const anonymous = { __typename: 'AnonymousViewer', kind: 'ANONYMOUS', permissions: [] };
    expect(await read()).toEqual(anonymous);
    const tenant = await createEndUser(em, company);
    expect(await read(await signIn(app, tenant))).toEqual({
      ...{ __typename: 'EndUserViewer', kind: 'END_USER', permissions: [] },
      endUser: { id: tenant.id },
    });
    expect(await read(await asAdmin(app, admin))).toMatchObject({
      kind: 'ADMIN',
      permissions: expect.arrayContaining(['SETTINGS_ROLES', 'USERS_DELETE']),
      admin: { id: admin.id, email: admin.email },
      twoFactorEnabled: false,
    });
    expect(await read(await asCompanyUser(app, staff))).toEqual({
      __typename: 'CompanyUserViewer',
      kind: 'COMPANY_USER',
      permissions: ['DASHBOARD_VIEW', 'USERS_VIEW', 'CONVERSATIONS_VIEW', 'TEAM_VIEW'],
      twoFactorEnabled: false,
      companyUser: {
        id: staff.id,
        fullName: 'Miriam Vogt',
        role: 'COMPANY_STAFF',
        passwordIsTemporary: false,
        managingCompany: { id: company.id, name: company.name },
      },
    });
  });

  it('hears of changed permissions and roles, first event at once', async () => {
    const em = app.em();
    const company = await createCompany(em);
    const chief = await createCompanyUser(em, company);
    const staff = await createCompanyUser(em, company, { role: 'COMPANY_STAFF' });
    const socket = (await asCompanyUser(app, staff)).socket();
    const next = follow(socket);
    expect((await next()).permissions).toContain('USERS_VIEW');

    const boss = await asCompanyUser(app, chief);
    await boss.graphql(
      `mutation ($input: UpdateRolePermissionsInput!) {
        updateRolePermissions(input: $input) { message }
      }`,
      { input: { role: 'COMPANY_STAFF', permissions: ['TEAM_VIEW'] } },
    );
    expect((await next()).permissions).toEqual(['TEAM_VIEW']);

    await boss.graphql(
      'mutation ($input: UpdateCompanyUserInput!) { updateCompanyUser(input: $input) { message } }',
      { input: { id: staff.id, firstName: 'Mia', lastName: 'Vogt', role: 'COMPANY_MANAGER' } },
    );
    expect(await next()).toMatchObject({
      permissions: expect.arrayContaining(['TEAM_MANAGE']),
      companyUser: { fullName: 'Mia Vogt', role: 'COMPANY_MANAGER' },
    });
    await socket.dispose();
  });

  it('hears of an administrator’s new name, and is cut off with the session', async () => {
    const em = app.em();
    const [admin, other] = [await createAdmin(em), await createAdmin(em)];
    const closed = Promise.withResolvers<number>();
    const socket = (await asAdmin(app, admin)).socket({
      on: { closed: (event) => closed.resolve((event as CloseEvent).code) },
    });
    const next = follow(socket);
    expect(await next()).toMatchObject({ kind: 'ADMIN' });
    const client = await asAdmin(app, other);
    const fields = { firstName: 'Uta', lastName: 'Voß', email: admin.email };
    await client.json('PUT', `/api/admin/users/${admin.id}`, fields);
    expect(await next()).toMatchObject({ admin: { id: admin.id } });
    await client.json('DELETE', `/api/admin/users/${admin.id}`);
    expect(await closed.promise).toBe(4403);
    await expect(next()).rejects.toBeDefined();
  });

  it('is followed by staff only', async () => {
    const socket = app.client().socket();
    const events = socket.iterate({ query: 'subscription { viewerChanged { kind } }' });
    const { value } = await events.next();
    expect(value).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
    await socket.dispose();
  });
});
