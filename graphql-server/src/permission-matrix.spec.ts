import { randomUUID } from 'node:crypto';
import { type CompanyRole, type Permission, PERMISSIONS } from '@hausgeist/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cast, createCast } from './testing/cast.js';
import { startTestApp, type TestApp } from './testing/test-app.js';
import type { TestClient } from './testing/test-client.js';

/** An operation of the company portal, and the permissions of which one is enough for it. */
interface Guarded {
  document: string;
  variables: (companyId: string) => object;
  anyOf: readonly Permission[];
  /** Roles that never may, whatever their permissions are. */
  never?: readonly CompanyRole[];
}

/** About somebody who does not exist: who is let in learns just that. */
const nobody = () => ({ input: { id: randomUUID() } });

const mutation = (
  name: string,
  input: string,
  anyOf: readonly Permission[],
  variables: Guarded['variables'] = nobody,
): Guarded => ({
  document: `mutation ($input: ${input}!) { ${name}(input: $input) { __typename } }`,
  variables,
  anyOf,
});

const OPERATIONS: Readonly<Record<string, Guarded>> = {
  endUsers: {
    document: 'query ($id: ID) { endUsers(filter: { companyId: $id }) { totalCount } }',
    variables: (id) => ({ id }),
    anyOf: ['users.view'],
  },
  endUserStats: {
    document: 'query ($id: ID) { endUserStats(companyId: $id) { total } }',
    variables: (id) => ({ id }),
    anyOf: ['users.view'],
  },
  createEndUser: mutation('createEndUser', 'CreateEndUserInput', ['users.create'], (companyId) => ({
    input: {
      ...{ companyId, type: 'TENANT', firstName: '', lastName: '', email: '', phone: '' },
      ...{ address: '', apartmentNumber: '' },
    },
  })),
  deleteEndUser: mutation('deleteEndUser', 'DeleteInput', ['users.delete']),
  renewAuthNumber: mutation('renewAuthNumber', 'RenewAuthNumberInput', ['users.edit']),
  companyMembers: {
    document: 'query ($id: ID) { companyMembers(filter: { companyId: $id }) { totalCount } }',
    variables: (id) => ({ id }),
    anyOf: ['team.view', 'settings.view'],
  },
  createCompanyUser: mutation(
    'createCompanyUser',
    'CreateCompanyUserInput',
    ['team.invite', 'settings.edit'],
    (companyId) => ({ input: { companyId, firstName: '', lastName: '', email: '' } }),
  ),
  updateCompanyUser: mutation(
    'updateCompanyUser',
    'UpdateCompanyUserInput',
    ['team.manage', 'settings.edit'],
    () => ({ input: { id: randomUUID(), firstName: 'A', lastName: 'B' } }),
  ),
  setCompanyUserStatus: mutation(
    'setCompanyUserStatus',
    'SetCompanyUserStatusInput',
    ['team.manage', 'settings.edit'],
    () => ({ input: { id: randomUUID(), action: 'SUSPEND' } }),
  ),
  deleteCompanyUser: mutation('deleteCompanyUser', 'DeleteInput', ['team.remove', 'settings.edit']),
  resendCompanyInvitation: mutation('resendCompanyInvitation', 'InvitationInput', [
    'team.invite',
    'settings.edit',
  ]),
  revokeCompanyInvitation: mutation('revokeCompanyInvitation', 'InvitationInput', [
    'team.invite',
    'settings.edit',
  ]),
  company: {
    document: 'query ($id: ID) { company(id: $id) { name } }',
    variables: (id) => ({ id }),
    anyOf: ['settings.view'],
  },
  updateCompany: mutation('updateCompany', 'UpdateCompanyInput', ['settings.edit'], (id) => ({
    input: { id, name: '', address: '', email: '', phone: '' },
  })),
  rolePermissions: {
    document: 'query ($id: ID) { rolePermissions(companyId: $id) { __typename } }',
    variables: (id) => ({ id }),
    anyOf: ['settings.roles'],
  },
  resetRolePermissions: {
    ...mutation('resetRolePermissions', 'ResetRolePermissionsInput', ['settings.roles'], (id) => ({
      input: { companyId: id, role: 'COMPANY_STAFF' },
    })),
    // Nobody changes what their own role may do.
    never: ['COMPANY_STAFF'],
  },
};

/** Operations whose input names a company. */
const NAMING_A_COMPANY = Object.keys(OPERATIONS).filter((name) =>
  JSON.stringify(OPERATIONS[name]?.variables('the company')).includes('the company'),
);

const REFUSALS = new Set(['FORBIDDEN', 'UNAUTHENTICATED']);

async function codeOf(client: TestClient, name: string, companyId: string) {
  const operation = OPERATIONS[name];
  if (!operation) throw new Error(`There is no operation ${name}.`);
  const { document, variables } = operation;
  const { errors } = await client.graphql(document, variables(companyId));
  return errors?.[0]?.extensions.code;
}

const openedBy = (role: CompanyRole, permission: Permission) =>
  Object.entries(OPERATIONS)
    .filter(([, { anyOf, never }]) => anyOf.includes(permission) && !never?.includes(role))
    .map(([name]) => name);

/** What the operations that name a company say about this one, each once. */
async function codesAt(client: TestClient, companyId: string, names = NAMING_A_COMPANY) {
  const codes = new Set<string | undefined>();
  for (const name of names) codes.add(await codeOf(client, name, companyId));
  return [...codes];
}

describe('every permission', () => {
  let app: TestApp;
  let cast: Cast;

  beforeAll(async () => {
    app = await startTestApp();
    cast = await createCast(app);
  });
  afterAll(() => app.stop());

  async function grant(role: CompanyRole, permissions: readonly Permission[]): Promise<void> {
    await app.em().execute(
      `insert into role_permissions (id, company_id, role, permissions, updated_at)
       values (?, ?, ?, ?, now())
       on conflict (company_id, role) do update set permissions = excluded.permissions`,
      [randomUUID(), cast.own.id, role, JSON.stringify(permissions)],
    );
  }

  async function letIn(client: TestClient): Promise<string[]> {
    const names: string[] = [];
    for (const name of Object.keys(OPERATIONS)) {
      const code = await codeOf(client, name, cast.own.id);
      if (!REFUSALS.has(code ?? '')) names.push(name);
    }
    return names;
  }

  describe.each([
    ['COMPANY_STAFF', 'staff'],
    ['COMPANY_MANAGER', 'manager'],
  ] as const)('given to %s alone', (role, actor) => {
    it.each(PERMISSIONS)('opens what %s stands for, and nothing else', async (permission) => {
      await grant(role, [permission]);
      expect(await letIn(cast.clients[actor])).toEqual(openedBy(role, permission));
    });

    it('opens nothing of another company', async () => {
      await grant(role, PERMISSIONS);
      const names = NAMING_A_COMPANY.filter((name) => !OPERATIONS[name]?.never?.includes(role));
      expect(await codesAt(cast.clients[actor], cast.other.id, names)).toEqual(['NOT_FOUND']);
    });
  });

  it('is the administrator’s, whatever the table says', async () => {
    await grant('COMPANY_ADMIN', []);
    expect(await letIn(cast.clients.companyAdmin)).toEqual(Object.keys(OPERATIONS));
    expect(await codesAt(cast.clients.companyAdmin, cast.other.id)).toEqual(['NOT_FOUND']);
  });
});
