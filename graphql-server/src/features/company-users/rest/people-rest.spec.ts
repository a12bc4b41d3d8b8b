import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cast, createCast, type Role, statusByRole } from '../../../testing/cast.js';
import { createCompanyUser } from '../../../testing/factories.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { RolePermissions } from '../../permissions/index.js';
import { CompanyInvitation } from '../company-invitation.entity.js';
import { CompanyUser } from '../company-user.entity.js';
import { mailedTokens, newPerson } from '../testing/people.js';

const NAMES = { firstName: 'Nora', lastName: 'Neu' };

/** Calls whose path names no particular person, with the roles that may make them. */
const ADMIN_ONLY: Record<Role, number> = {
  ...{ anonymous: 401, tenant: 403, staff: 403, manager: 403, companyAdmin: 403, otherAdmin: 403 },
  admin: 200,
};

/** What those get who call something about one person of the first company. */
const byRole = (wanted: Partial<Record<Role, number>>) => ({
  ...{ anonymous: 401, tenant: 403, staff: 403, manager: 200, companyAdmin: 200 },
  ...{ otherAdmin: 404, admin: 200 },
  ...wanted,
});

describe('people of companies over REST', () => {
  let app: TestApp;
  let cast: Cast;

  beforeAll(async () => {
    app = await startTestApp();
    cast = await createCast(app);
  });
  afterAll(() => app.stop());

  const addUser = async (changes: Partial<CompanyUser> = {}) =>
    (await createCompanyUser(app.em(), cast.own, { role: 'COMPANY_STAFF', ...changes })).id;

  async function addInvitation() {
    const body = newPerson();
    const path = '/api/company/team/invite';
    const answer = await cast.clients.manager.json('POST', path, body);
    return { ...body, id: (answer.body as { data: { id: string } }).data.id };
  }

  it('lists one company as its page reads it', async () => {
    await addInvitation();
    const path = `/api/admin/companies/${cast.own.id}/users`;
    expect(await statusByRole(cast, (client) => client.json('GET', path))).toEqual(ADMIN_ONLY);
    const { body } = await cast.clients.admin.json('GET', `${path}?role=all&limit=2`);
    expect(body).toMatchObject({
      success: true,
      data: {
        users: [
          { status: 'active', fullName: 'Miriam Vogt', isInvitation: false, lastLoginAt: null },
          { managingCompany: { id: cast.own.id, name: cast.own.name } },
        ],
        invitations: [{ role: 'COMPANY_STAFF', isExpired: false, expiresAt: expect.any(String) }],
        company: { id: cast.own.id, name: cast.own.name },
        pagination: { page: 1, limit: 2, total: 3, totalPages: 2 },
        invitationsPagination: { page: 1, limit: 100, total: 1, totalPages: 1 },
      },
    });
    const second = await cast.clients.admin.json('GET', `${path}?invitationsPage=2`);
    expect(second.body).toMatchObject({
      data: { invitations: [], invitationsPagination: { page: 2, total: 1 } },
    });
    const filtered = await cast.clients.admin.json('GET', `${path}?status=suspended`);
    expect(filtered.body).toMatchObject({ data: { users: [], pagination: { total: 0 } } });
    const wrong = await cast.clients.admin.json('GET', `${path}?status=strange`);
    expect(wrong.status).toBe(400);
    const nobody = `/api/admin/companies/018f3a5e-0000-7000-8000-000000000001/users`;
    expect((await cast.clients.admin.json('GET', nobody)).status).toBe(404);
  });

  it('lists all companies with the invitations among the users', async () => {
    const { email } = await addInvitation();
    const path = '/api/admin/companies/company-users';
    expect(await statusByRole(cast, (client) => client.json('GET', path))).toEqual(ADMIN_ONLY);
    const { body } = await cast.clients.admin.json('GET', `${path}?search=${email}`);
    const row = { email, isInvitation: true, invitationId: expect.any(String), status: 'PENDING' };
    expect(body).toMatchObject({ data: { users: [row], invitations: [row] } });
  });

  it('lets the console add, change, suspend and remove people', async () => {
    const { admin } = cast.clients;
    const base = `/api/admin/companies/${cast.own.id}/users`;
    const password = { temporaryPassword: 'vorläufig1', confirmPassword: 'vorläufig1' };
    const input = { ...newPerson(), sendInvitation: false, ...password };
    const created = await admin.json('POST', base, input);
    expect(created).toMatchObject({ status: 201, body: { data: { status: 'active' } } });
    const { id } = (created.body as { data: { id: string } }).data;
    const changed = await admin.json('PUT', `${base}/${id}`, { ...NAMES, role: 'COMPANY_MANAGER' });
    expect(changed.body).toMatchObject({ data: { firstName: 'Nora', role: 'COMPANY_MANAGER' } });
    const status = (action: unknown) => admin.json('PATCH', `${base}/${id}/status`, { action });
    expect((await status('suspend')).body).toMatchObject({ data: { status: 'suspended' } });
    expect((await status('activate')).body).toMatchObject({ data: { status: 'active' } });
    expect((await status('explode')).status).toBe(400);
    const elsewhere = `/api/admin/companies/${cast.other.id}/users/${id}`;
    expect((await admin.json('PUT', elsewhere, NAMES)).status).toBe(404);
    expect((await admin.json('DELETE', elsewhere)).status).toBe(404);
    expect((await admin.json('DELETE', `${base}/${id}`)).status).toBe(200);
    expect((await admin.json('DELETE', `${base}/${id}`)).status).toBe(404);
  });

  it('lets the page of all companies do the same, and move people', async () => {
    const { admin } = cast.clients;
    const base = '/api/admin/companies/company-users';
    const invited = await admin.json('POST', base, {
      ...newPerson(),
      managingCompanyId: cast.own.id,
    });
    expect(invited).toMatchObject({ status: 201, body: { data: { isInvitation: true } } });
    const nowhere = await admin.json('POST', base, { ...newPerson(), lastName: ' ' });
    expect(nowhere.body).toMatchObject({
      details: [{ field: 'companyId' }, { field: 'lastName' }],
    });
    const id = await addUser();
    const { email } = newPerson();
    const change = { ...NAMES, email, status: 'SUSPENDED', managingCompanyId: cast.other.id };
    expect((await admin.json('PUT', `${base}/${id}`, change)).body).toMatchObject({
      data: { email, status: 'SUSPENDED', managingCompanyId: cast.other.id },
    });
    expect((await admin.json('DELETE', `${base}/${id}`)).status).toBe(200);
  });

  const addToOwn = (fields: Record<string, unknown>) =>
    cast.clients.admin.json('POST', '/api/admin/companies/company-users', {
      ...newPerson(),
      managingCompanyId: cast.own.id,
      ...fields,
    });

  it('adds people with the status that the page of all companies asks for', async () => {
    const password = {
      ...{ sendInvitation: false, temporaryPassword: 'vorläufig1' },
      confirmPassword: 'vorläufig1',
    };
    for (const status of ['ACTIVE', 'SUSPENDED', 'PENDING']) {
      expect(await addToOwn({ ...password, status })).toMatchObject({
        status: 201,
        body: { data: { status, isInvitation: false } },
      });
    }
    expect(await addToOwn({ status: 'ACTIVE' })).toMatchObject({
      status: 201,
      body: { data: { status: 'PENDING', isInvitation: true } },
    });
    for (const status of ['SUSPENDED', 'strange']) {
      expect(await addToOwn({ status })).toMatchObject({
        status: 400,
        body: { details: [{ field: 'status' }] },
      });
    }
  });

  it.each([
    ['team', '/api/company/team', { manager: 200 }],
    ['settings', '/api/company/settings/users', { manager: 200, staff: 403 }],
  ])('shows the %s screen to those who may see it', async (_, path, some) => {
    const statuses = await statusByRole(cast, (client) => client.json('GET', path));
    expect(statuses).toEqual({
      ...{ anonymous: 401, tenant: 403, staff: 200, companyAdmin: 200, otherAdmin: 200 },
      admin: 400,
      ...some,
    });
    const named = `${path}?companyId=${cast.own.id}`;
    expect((await cast.clients.admin.json('GET', named)).status).toBe(200);
    expect((await cast.clients.otherAdmin.json('GET', named)).status).toBe(404);
    const { body } = await cast.clients.companyAdmin.json('GET', path);
    const { users } = (body as { data: { users: Record<string, unknown>[] } }).data;
    const me = users.find(({ isCurrentUser }) => isCurrentUser);
    expect(me).toMatchObject({
      status: path.includes('settings') ? 'ACTIVE' : 'active',
      permissions: expect.arrayContaining(['team.remove']),
    });
  });

  it.each([
    ['/api/company/team', '/api/company/team/invite', '/api/company/team/invitations'],
    [
      '/api/company/settings/users',
      '/api/company/settings/users/invite',
      '/api/company/settings/invitations',
    ],
  ])('lets %s change the own company and no other', async (users, invite, invitations) => {
    const invited = await statusByRole(cast, (client) => client.json('POST', invite, newPerson()));
    expect(invited).toEqual(
      byRole({ manager: 201, companyAdmin: 201, otherAdmin: 201, admin: 400 }),
    );
    const id = await addUser();
    const edited = await statusByRole(cast, (client) =>
      client.json('PUT', `${users}/${id}`, NAMES),
    );
    expect(edited).toEqual(byRole({}));
    const { id: invitation, email } = await addInvitation();
    const one = `${invitations}/${invitation}`;
    const resent = await statusByRole(cast, (client) => client.json('POST', `${one}/resend`, {}));
    expect(resent).toEqual(byRole({}));
    expect(await mailedTokens(app, email)).toHaveLength(4);
    const revoked = await statusByRole(cast, (client) => client.json('DELETE', one));
    expect(revoked).toEqual(byRole({ companyAdmin: 404, admin: 404 }));
    const removed = await statusByRole(cast, (client) => client.json('DELETE', `${users}/${id}`));
    expect(removed).toEqual(byRole({ companyAdmin: 404, admin: 404 }));
    expect(await app.em().count(CompanyUser, { id })).toBe(0);
  });

  it('takes invitations of any company from the console', async () => {
    const { admin, companyAdmin } = cast.clients;
    const [one, two] = [await addInvitation(), await addInvitation()];
    const all = `/api/admin/companies/invitations/${one.id}`;
    expect((await companyAdmin.json('POST', `${all}/resend`, {})).status).toBe(403);
    expect((await admin.json('POST', `${all}/resend`, {})).body).toMatchObject({
      message: `Invitation resent to ${one.email}`,
    });
    expect((await admin.json('DELETE', all)).status).toBe(200);
    const foreign = `/api/admin/companies/${cast.other.id}/invitations/${two.id}`;
    expect((await admin.json('POST', `${foreign}/resend`, {})).status).toBe(404);
    const own = `/api/admin/companies/${cast.own.id}/invitations/${two.id}`;
    expect((await admin.json('POST', `${own}/resend`, {})).status).toBe(200);
    expect((await admin.json('DELETE', own)).body).toMatchObject({
      message: 'Invitation revoked successfully',
    });
    expect(await app.em().count(CompanyInvitation, { id: two.id, revokedAt: null })).toBe(0);
  });

  it('believes no role, status or company that a screen does not have', async () => {
    const id = await addUser();
    const more = { role: 'COMPANY_MANAGER', status: 'SUSPENDED', managingCompanyId: cast.other.id };
    const path = `/api/company/team/${id}`;
    await cast.clients.companyAdmin.json('PUT', path, { ...NAMES, ...more, email: 'x@y.example' });
    const user = await app.em().findOneOrFail(CompanyUser, { id });
    expect(user).toMatchObject({ role: 'COMPANY_MANAGER', status: 'ACTIVE' });
    expect(user.managingCompany.id).toBe(cast.own.id);
    expect(user.email).not.toBe('x@y.example');
    const wrong = await cast.clients.companyAdmin.json('PUT', path, { ...NAMES, role: 7 });
    expect(wrong.status).toBe(400);
  });

  it('takes a status as either screen writes it', async () => {
    const path = `/api/company/settings/users/${await addUser()}`;
    const { companyAdmin } = cast.clients;
    const put = async (status: string) =>
      (await companyAdmin.json('PUT', path, { ...NAMES, status })).body;
    expect(await put('suspended')).toMatchObject({ data: { status: 'SUSPENDED' } });
    expect(await put('ACTIVE')).toMatchObject({ data: { status: 'ACTIVE' } });
    expect(await put('away')).toMatchObject({ success: false, message: 'Invalid status' });
  });

  it('asks for the permission of the screen, read with each request', async () => {
    const { own, clients } = cast;
    const em = app.em();
    const permissions = ['team.view', 'settings.view', 'settings.edit'] as const;
    const set = em.create(RolePermissions, {
      ...{ company: own.id, role: 'COMPANY_MANAGER' },
      permissions: [...permissions],
    });
    await em.flush();
    const invite = (screen: string) =>
      clients.manager.json('POST', `/api/company/${screen}/invite`, newPerson());
    expect((await invite('team')).status).toBe(403);
    expect((await invite('settings/users')).status).toBe(201);
    await em.remove(set).flush();
    expect((await invite('team')).status).toBe(201);
  });

  it('tells who I am and what I may do', async () => {
    const path = '/api/company/team/permissions';
    expect(await statusByRole(cast, (client) => client.json('GET', path))).toEqual({
      ...{ anonymous: 401, tenant: 403, staff: 200, manager: 200, companyAdmin: 200 },
      ...{ otherAdmin: 200, admin: 200 },
    });
    const { body } = await cast.clients.staff.json('GET', path);
    expect(body).toMatchObject({
      data: {
        user: { role: 'COMPANY_STAFF', status: 'active', managingCompanyId: cast.own.id },
        permissions: ['dashboard.view', 'users.view', 'conversations.view', 'team.view'],
        permissionGroups: { team: { view: true, invite: false } },
      },
    });
  });
});
