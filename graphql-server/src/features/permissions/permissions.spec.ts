import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { constantOf, DEFAULT_PERMISSIONS, PERMISSIONS } from '@hausgeist/schema';
import { type Cast, codeByRole, createCast, statusByRole } from '../../testing/cast.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { VIEWER_CHANGED_TOPIC } from '../../platform/viewer-changes/index.js';
import { groupPermissions } from './index.js';
import { PERMISSION_TEXTS } from './permission-texts.js';

const OVERVIEW = `query ($companyId: ID) { rolePermissions(companyId: $companyId) {
  roles { role label permissions isCustom canEdit userCount }
  availablePermissions { group label permissions { name description } } } }`;
const UPDATE = `mutation ($input: UpdateRolePermissionsInput!) {
  updateRolePermissions(input: $input) { message role { role permissions isCustom } } }`;
const RESET = `mutation ($input: ResetRolePermissionsInput!) {
  resetRolePermissions(input: $input) { role { permissions isCustom } } }`;
const PATH = '/api/company/settings/roles/permissions';

interface Overview {
  rolePermissions: {
    roles: { role: string; permissions: string[]; isCustom: boolean; canEdit: boolean }[];
  };
}

/** What staff may do by default. */
const STAFF = DEFAULT_PERMISSIONS.COMPANY_STAFF.map(constantOf);

const sign = (isGiven: boolean) => (isGiven ? 'yes' : '–');

describe('permissions', () => {
  let app: TestApp;
  let cast: Cast;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    cast = await createCast(app);
  });
  afterAll(() => app.stop());

  const give = (role: string, permissions: readonly string[]) =>
    cast.clients.companyAdmin.graphql(UPDATE, { input: { role, permissions } });

  it('are shown to whoever may change roles, of their own company', async () => {
    expect(await codeByRole(cast, OVERVIEW)).toEqual({
      anonymous: 'UNAUTHENTICATED',
      tenant: 'FORBIDDEN',
      staff: 'FORBIDDEN',
      manager: 'FORBIDDEN',
      companyAdmin: 'ok',
      otherAdmin: 'ok',
      admin: 'BAD_USER_INPUT',
    });
    const named = await codeByRole(cast, OVERVIEW, { companyId: cast.own.id });
    expect(named).toMatchObject({ companyAdmin: 'ok', otherAdmin: 'NOT_FOUND', admin: 'ok' });
    const nowhere = await codeByRole(cast, OVERVIEW, { companyId: crypto.randomUUID() });
    expect(nowhere.admin).toBe('NOT_FOUND');
    const { data } = await cast.clients.companyAdmin.graphql(OVERVIEW);
    expect(data).toMatchObject({
      rolePermissions: {
        roles: [
          { role: 'COMPANY_ADMIN', label: 'Admin', canEdit: false, userCount: 1 },
          { role: 'COMPANY_MANAGER', label: 'Manager', canEdit: true, isCustom: false },
          { role: 'COMPANY_STAFF', label: 'Staff', permissions: STAFF },
        ],
        availablePermissions: [
          { group: 'dashboard', permissions: [{ name: 'DASHBOARD_VIEW' }, {}] },
          ...Array.from({ length: 7 }, () => ({})),
        ],
      },
    });
  });

  it('are changed by company administrators and administrators only', async () => {
    const input = { role: 'COMPANY_STAFF', permissions: ['USERS_VIEW'] };
    expect(await codeByRole(cast, UPDATE, { input })).toEqual({
      anonymous: 'UNAUTHENTICATED',
      tenant: 'FORBIDDEN',
      staff: 'FORBIDDEN',
      manager: 'FORBIDDEN',
      companyAdmin: 'ok',
      otherAdmin: 'ok',
      admin: 'BAD_USER_INPUT',
    });
    const named = { input: { ...input, companyId: cast.own.id } };
    expect(await codeByRole(cast, UPDATE, named)).toMatchObject({
      companyAdmin: 'ok',
      otherAdmin: 'NOT_FOUND',
      admin: 'ok',
    });
    expect(await codeByRole(cast, RESET, { input: { role: 'COMPANY_STAFF' } })).toMatchObject({
      anonymous: 'UNAUTHENTICATED',
      staff: 'FORBIDDEN',
      manager: 'FORBIDDEN',
      companyAdmin: 'ok',
    });
    expect(await statusByRole(cast, (client) => client.json('GET', PATH))).toEqual({
      anonymous: 401,
      tenant: 403,
      staff: 403,
      manager: 403,
      companyAdmin: 200,
      otherAdmin: 200,
      admin: 400,
    });
  });

  it('bite with the next request of an old token, and the page is told', async () => {
    const { staff } = cast.clients;
    const told: unknown[] = [];
    const stop = await app.app.platform.events.listen(VIEWER_CHANGED_TOPIC, (e) => told.push(e));
    const path = '/api/company/settings/company-info';
    expect((await staff.json('GET', path)).status).toBe(403);
    await give('COMPANY_STAFF', ['SETTINGS_VIEW']);
    expect((await staff.json('GET', path)).status).toBe(200);
    await cast.clients.companyAdmin.graphql(RESET, { input: { role: 'COMPANY_STAFF' } });
    expect((await staff.json('GET', path)).status).toBe(403);
    await stop();
    const change = { companyId: cast.own.id, role: 'COMPANY_STAFF' };
    expect(told).toEqual([change, change]);
  });

  it('of company administrators are fixed, even for administrators', async () => {
    const input = { companyId: cast.own.id, role: 'COMPANY_ADMIN', permissions: [] };
    for (const client of [cast.clients.companyAdmin, cast.clients.admin]) {
      const { errors } = await client.graphql(UPDATE, { input });
      expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
      const { companyId, role } = input;
      const reset = await client.graphql(RESET, { input: { companyId, role } });
      expect(reset.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    }
    const { data } = await cast.clients.companyAdmin.graphql<Overview>(OVERVIEW);
    expect(data?.rolePermissions.roles[0]?.permissions).toEqual(PERMISSIONS.map(constantOf));
  });

  it('are refused when they do not exist, and nothing is stored', async () => {
    for (const name of ['users.fly', 'users', '', '__proto__.x', 'users.view ']) {
      const permissions = ['team.view', name];
      const body = { role: 'COMPANY_STAFF', permissions };
      expect(await cast.clients.companyAdmin.json('PUT', PATH, body)).toMatchObject({
        status: 400,
        body: { details: [{ field: 'permissions' }] },
      });
      const { errors } = await give('COMPANY_STAFF', permissions);
      expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    }
    const { data } = await cast.clients.companyAdmin.graphql<Overview>(OVERVIEW);
    expect(data?.rolePermissions.roles[2]?.isCustom).toBe(false);
  });

  it('are given by others only as far as they have them, and never to themselves', async () => {
    const { manager } = cast.clients;
    await give('COMPANY_MANAGER', ['SETTINGS_ROLES', 'USERS_VIEW', 'USERS_EDIT']);
    const { data } = await manager.graphql<Overview>(OVERVIEW);
    expect(data?.rolePermissions.roles.map(({ canEdit }) => canEdit)).toEqual([false, false, true]);
    const attempt = async (role: string, permissions: readonly string[]) => {
      const { errors } = await manager.graphql(UPDATE, { input: { role, permissions } });
      return errors?.[0]?.extensions.code ?? 'ok';
    };
    const kept = STAFF;
    expect(await attempt('COMPANY_STAFF', [...kept, 'USERS_EDIT'])).toBe('ok');
    expect(await attempt('COMPANY_STAFF', [...kept, 'USERS_DELETE'])).toBe('FORBIDDEN');
    expect(await attempt('COMPANY_MANAGER', ['SETTINGS_ROLES'])).toBe('FORBIDDEN');
    expect(await attempt('COMPANY_STAFF', [])).toBe('ok');
    const reset = await manager.graphql(RESET, { input: { role: 'COMPANY_STAFF' } });
    expect(reset.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('of a role are not changed by those below it', async () => {
    const { companyAdmin, staff } = cast.clients;
    await give('COMPANY_STAFF', ['SETTINGS_ROLES', 'TEAM_VIEW']);
    const { data } = await staff.graphql<Overview>(OVERVIEW);
    expect(data?.rolePermissions.roles.map(({ canEdit }) => canEdit)).toEqual([
      false,
      false,
      false,
    ]);
    for (const role of ['COMPANY_ADMIN', 'COMPANY_MANAGER', 'COMPANY_STAFF']) {
      const { errors } = await staff.graphql(UPDATE, { input: { role, permissions: [] } });
      expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    }
    await companyAdmin.graphql(RESET, { input: { role: 'COMPANY_STAFF' } });
  });

  it('are read and written over REST as groups of booleans or as a list', async () => {
    const { companyAdmin } = cast.clients;
    const permissions = { users: { view: true, delete: false }, team: { view: true } };
    const put = await companyAdmin.json('PUT', PATH, { role: 'COMPANY_STAFF', permissions });
    expect(put).toMatchObject({
      status: 200,
      body: { success: true, message: 'Permissions for Staff role updated successfully!' },
    });
    const { body } = await companyAdmin.json('GET', PATH);
    expect(body).toMatchObject({
      data: {
        rolePermissions: {
          COMPANY_ADMIN: { isCustom: false, canEdit: false },
          COMPANY_STAFF: {
            isCustom: true,
            canEdit: true,
            permissions: groupPermissions(['users.view', 'team.view']),
          },
        },
        availablePermissions: { team: { invite: expect.any(String) } },
      },
    });
    const list = { role: 'COMPANY_STAFF', permissions: ['team.view'] };
    expect((await companyAdmin.json('PUT', PATH, list)).status).toBe(200);
    expect((await companyAdmin.json('DELETE', `${PATH}/COMPANY_STAFF`)).body).toMatchObject({
      data: { isCustom: false },
    });
    for (const [wrong, error] of [
      [{}, 'Role is required; Permissions are required'],
      [{ role: 'COMPANY_STAFF' }, 'Permissions are required'],
      [{ role: 'KING', permissions: [] }, 'Invalid role'],
      [{ role: 'COMPANY_STAFF', permissions: 'all' }, 'Permissions are required'],
      [
        { role: 'COMPANY_STAFF', permissions: { users: { fly: true } } },
        'Unknown permission: users.fly',
      ],
      [
        { role: 'COMPANY_STAFF', permissions: { users: { view: 'yes' } } },
        'Permissions are required',
      ],
    ] as const) {
      expect(await companyAdmin.json('PUT', PATH, wrong)).toMatchObject({
        status: 400,
        body: { success: false, error },
      });
    }
    const admin = await cast.clients.admin.json('PUT', `${PATH}?companyId=${cast.own.id}`, list);
    expect(admin.status).toBe(200);
  });

  it('are documented as they are', async () => {
    const rows = PERMISSIONS.map((permission) => {
      const { COMPANY_ADMIN, COMPANY_MANAGER, COMPANY_STAFF } = DEFAULT_PERMISSIONS;
      const signs = [COMPANY_ADMIN, COMPANY_MANAGER, COMPANY_STAFF].map((set) =>
        sign(set.includes(permission)),
      );
      return `| \`${permission}\` | ${PERMISSION_TEXTS[permission]} | ${signs.join(' | ')} |`;
    });
    const page = await readFile(
      join(import.meta.dirname, '../../../../docs/permissions.md'),
      'utf8',
    );
    expect(page).toContain(`| --- | --- | --- | --- | --- |\n${rows.join('\n')}\n`);
  });
});
