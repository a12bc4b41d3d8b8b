import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cast, codeByRole, createCast } from '../../../testing/cast.js';
import { createCompany, createCompanyUser } from '../../../testing/factories.js';
import { asCompanyUser } from '../../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { AuditEntry } from '../../audit/index.js';
import { RolePermissions } from '../../permissions/index.js';
import { CompanyUser } from '../company-user.entity.js';
import { codeOf, mailedToken, mailedTokens, newPerson } from '../testing/people.js';

const LIST = `query ($filter: CompanyMemberFilter, $first: Int, $offset: Int) {
  companyMembers(filter: $filter, first: $first, offset: $offset) {
    totalCount unfilteredCount pageInfo { hasNextPage endCursor }
    edges { node { id kind: __typename email role status managingCompany { id name }
      ... on CompanyUser { isCurrentUser } } }
  }
}`;
const CREATE = `mutation ($input: CreateCompanyUserInput!) {
  createCompanyUser(input: $input) {
    message invitationLink member { id kind: __typename email role status invitedBy ... on CompanyInvitation { expiresAt } }
  }
}`;
const UPDATE = `mutation ($input: UpdateCompanyUserInput!) {
  updateCompanyUser(input: $input) { message member { id firstName role status email managingCompany { id } } }
}`;
const SET_STATUS = `mutation ($input: SetCompanyUserStatusInput!) {
  setCompanyUserStatus(input: $input) { message member { status } }
}`;
const DELETE = `mutation ($input: DeleteInput!) { deleteCompanyUser(input: $input) { message deletedId } }`;

interface Listed {
  companyMembers: {
    totalCount: number;
    unfilteredCount: number;
    edges: { node: { id: string; email: string; isCurrentUser: boolean } }[];
  };
}
interface Created {
  createCompanyUser: {
    message: string;
    invitationLink: string | null;
    member: { id: string; kind: string; status: string };
  };
}

/** What staff get who lack a permission, and people of no or another company. */
const OUTSIDERS = { anonymous: 'UNAUTHENTICATED', tenant: 'FORBIDDEN', staff: 'FORBIDDEN' };

describe('people of companies', () => {
  let app: TestApp;
  let cast: Cast;

  beforeAll(async () => {
    app = await startTestApp();
    cast = await createCast(app);
  });
  afterAll(() => app.stop());

  const addUser = (changes: Partial<CompanyUser> = {}) =>
    createCompanyUser(app.em(), cast.own, { role: 'COMPANY_STAFF', ...changes });
  const stored = (id: string) => app.em().findOneOrFail(CompanyUser, { id });

  it('are listed for those who may see them', async () => {
    expect(await codeByRole(cast, LIST)).toEqual({
      ...OUTSIDERS,
      staff: 'ok',
      manager: 'ok',
      companyAdmin: 'ok',
      otherAdmin: 'ok',
      admin: 'ok',
    });
    const foreign = { filter: { companyId: cast.own.id } };
    expect((await codeByRole(cast, LIST, foreign))['otherAdmin']).toBe('NOT_FOUND');
  });

  it('are listed of one company only, and mark oneself', async () => {
    const { data } = await cast.clients.otherAdmin.graphql<Listed>(LIST);
    expect(data?.companyMembers.edges.map(({ node }) => node.isCurrentUser)).toEqual([true]);
    const wrong = await cast.clients.admin.graphql(LIST, { first: 0 });
    expect(wrong.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    const filter = { companyId: cast.own.id, status: 'SUSPENDED' };
    const none = await cast.clients.admin.graphql<Listed>(LIST, { filter });
    expect(none.data?.companyMembers.totalCount).toBe(0);
    expect(none.data?.companyMembers.unfilteredCount).toBeGreaterThanOrEqual(3);
  });

  it('are invited by those who may, into their own company', async () => {
    const codes = await codeByRole(cast, CREATE, () => ({ input: newPerson() }));
    expect(codes).toEqual({
      ...OUTSIDERS,
      manager: 'ok',
      companyAdmin: 'ok',
      otherAdmin: 'ok',
      admin: 'BAD_USER_INPUT',
    });
    const elsewhere = { input: newPerson({ companyId: cast.other.id }) };
    const { errors } = await cast.clients.companyAdmin.graphql(CREATE, elsewhere);
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(await mailedTokens(app, elsewhere.input.email)).toEqual([]);
  });

  it('get an invitation whose link only administrators see', async () => {
    const input = newPerson();
    const { data } = await cast.clients.companyAdmin.graphql<Created>(CREATE, { input });
    expect(data?.createCompanyUser).toMatchObject({
      message: 'User invitation sent successfully!',
      member: { kind: 'CompanyInvitation', status: 'PENDING', email: input.email },
    });
    const [token] = await mailedTokens(app, input.email);
    expect(data?.createCompanyUser.invitationLink).toMatch(
      new RegExp(`/company/accept-invitation/${token}$`),
    );
    const byManager = await cast.clients.manager.graphql<Created>(CREATE, { input: newPerson() });
    expect(byManager.data?.createCompanyUser.invitationLink).toBeNull();
  });

  it('get no role above that of who invites', async () => {
    const input = newPerson({ role: 'COMPANY_ADMIN' });
    const { errors } = await cast.clients.manager.graphql(CREATE, { input });
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await cast.clients.companyAdmin.graphql(CREATE, { input })).errors).toBeUndefined();
  });

  it('are refused with a message for every wrong field', async () => {
    const input = {
      ...newPerson({ firstName: ' ', lastName: '', email: 'a@x.de, b@y.de' }),
      sendInvitation: false,
      temporaryPassword: 'kurz',
      confirmPassword: 'anders',
    };
    const { errors } = await cast.clients.companyAdmin.graphql(CREATE, { input });
    expect(errors?.[0]?.extensions['fields']).toMatchObject([
      { field: 'firstName', message: 'First name is required' },
      { field: 'lastName', message: 'Last name is required' },
      { field: 'email', message: 'Invalid email format' },
      { field: 'temporaryPassword', message: 'Password must be at least 8 characters' },
      { field: 'confirmPassword', message: 'Passwords do not match' },
    ]);
    const without = { ...newPerson(), sendInvitation: false };
    const missing = await cast.clients.companyAdmin.graphql(CREATE, { input: without });
    expect(missing.errors?.[0]?.extensions['fields']).toMatchObject([
      { field: 'temporaryPassword', message: 'Temporary password is required' },
    ]);
  });

  it('may get a first password that they are to change', async () => {
    const input = {
      ...newPerson({ email: ' GROSS@Verwaltung.example ' }),
      sendInvitation: false,
      temporaryPassword: 'vorläufig',
      confirmPassword: 'vorläufig',
    };
    const { data } = await cast.clients.companyAdmin.graphql<Created>(CREATE, { input });
    expect(data?.createCompanyUser.member).toMatchObject({ kind: 'CompanyUser', status: 'ACTIVE' });
    const user = await stored(data?.createCompanyUser.member.id ?? '');
    expect(user).toMatchObject({ email: 'gross@verwaltung.example', passwordIsTemporary: true });
    expect(await mailedTokens(app, user.email)).toEqual([]);
  });

  it('are invited without telling that they have an account at another company', async () => {
    const [{ email }, unknown] = [await createCompanyUser(app.em(), cast.other), newPerson()];
    const answers = await Promise.all(
      [newPerson({ email }), unknown].map((input) =>
        cast.clients.companyAdmin.graphql<Created>(CREATE, { input }),
      ),
    );
    for (const { data, errors } of answers) {
      expect(errors).toBeUndefined();
      expect(data?.createCompanyUser.member).toMatchObject({
        kind: 'CompanyInvitation',
        status: 'PENDING',
      });
    }
    const path = `/api/companies/invitation/${await mailedToken(app, email)}/validate`;
    expect((await app.client().json('GET', path)).status).toBe(404);
    const colleague = await createCompanyUser(app.em(), cast.own);
    const again = await cast.clients.companyAdmin.graphql(CREATE, {
      input: newPerson({ email: colleague.email }),
    });
    expect(again.errors?.[0]?.extensions['fields']).toMatchObject([{ field: 'email' }]);
  });

  it('have one account over all companies, and one open invitation to each', async () => {
    const { email } = await createCompanyUser(app.em(), cast.other);
    const account = {
      sendInvitation: false,
      temporaryPassword: 'vorläufig',
      confirmPassword: 'vorläufig',
    };
    const taken = await cast.clients.companyAdmin.graphql(CREATE, {
      input: newPerson({ email: email.toUpperCase(), ...account }),
    });
    expect(taken.errors?.[0]?.extensions['fields']).toMatchObject([
      { field: 'email', message: 'A user with this email already exists' },
    ]);
    const input = newPerson();
    const twice = await Promise.all(
      [1, 2, 3].map(() => cast.clients.companyAdmin.graphql(CREATE, { input })),
    );
    expect(twice.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await mailedTokens(app, input.email)).toHaveLength(1);
    expect((await cast.clients.otherAdmin.graphql(CREATE, { input })).errors).toBeUndefined();
  });

  it('are changed by those who may', async () => {
    const { id } = await addUser();
    const input = { id, firstName: 'Nora', lastName: 'Neu' };
    expect(await codeByRole(cast, UPDATE, { input })).toEqual({
      ...OUTSIDERS,
      manager: 'ok',
      companyAdmin: 'ok',
      otherAdmin: 'NOT_FOUND',
      admin: 'ok',
    });
    expect(await stored(id)).toMatchObject({ firstName: 'Nora', role: 'COMPANY_STAFF' });
  });

  it('keep address and company unless an administrator of the platform says otherwise', async () => {
    const user = await addUser();
    const base = { id: user.id, firstName: 'Nora', lastName: 'Neu' };
    const email = newPerson().email;
    const { companyAdmin, admin } = cast.clients;
    const address = await companyAdmin.graphql(UPDATE, { input: { ...base, email } });
    expect(address.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    const move = { input: { ...base, companyId: cast.other.id } };
    expect((await companyAdmin.graphql(UPDATE, move)).errors?.[0]?.extensions.code).toBe(
      'NOT_FOUND',
    );
    const client = await asCompanyUser(app, user);
    const moved = await admin.graphql(UPDATE, {
      input: { ...base, email, companyId: cast.other.id },
    });
    expect(moved.data).toMatchObject({
      updateCompanyUser: { member: { email, managingCompany: { id: cast.other.id } } },
    });
    expect((await client.graphql(LIST)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const gone = { ...base, companyId: '018f3a5e-0000-7000-8000-000000000001' };
    expect((await admin.graphql(UPDATE, { input: gone })).errors?.[0]?.extensions.code).toBe(
      'NOT_FOUND',
    );
  });

  it('do not raise themselves, and managers do not touch administrators', async () => {
    const manager = await addUser({ role: 'COMPANY_MANAGER' });
    const boss = await addUser({ role: 'COMPANY_ADMIN' });
    const client = await asCompanyUser(app, manager);
    const names = { firstName: 'Max', lastName: 'Macht' };
    const raise = { id: manager.id, ...names, role: 'COMPANY_ADMIN' };
    expect(await codeOf(client, UPDATE, raise)).toBe('FORBIDDEN');
    expect(await codeOf(client, UPDATE, { ...raise, role: 'COMPANY_STAFF' })).toBe('FORBIDDEN');
    expect(await codeOf(client, UPDATE, { id: manager.id, ...names })).toBe('ok');
    expect(await codeOf(client, UPDATE, { id: boss.id, ...names })).toBe('FORBIDDEN');
    expect(await codeOf(client, DELETE, { id: boss.id })).toBe('FORBIDDEN');
    expect(await codeOf(client, SET_STATUS, { id: boss.id, action: 'SUSPEND' })).toBe('FORBIDDEN');
    const colleague = await addUser();
    const lift = { id: colleague.id, ...names, role: 'COMPANY_ADMIN' };
    expect(await codeOf(client, UPDATE, lift)).toBe('FORBIDDEN');
    expect(await stored(boss.id)).toMatchObject({ role: 'COMPANY_ADMIN', status: 'ACTIVE' });
  });

  it('are suspended by those who may, and are out at once', async () => {
    const user = await addUser();
    const client = await asCompanyUser(app, user);
    expect((await client.graphql(LIST)).errors).toBeUndefined();
    const input = { id: user.id, action: 'SUSPEND' };
    expect(await codeByRole(cast, SET_STATUS, { input })).toEqual({
      ...OUTSIDERS,
      manager: 'ok',
      companyAdmin: 'ok',
      otherAdmin: 'NOT_FOUND',
      admin: 'ok',
    });
    expect((await client.graphql(LIST)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    await cast.clients.admin.graphql(SET_STATUS, { input: { ...input, action: 'ACTIVATE' } });
    expect((await stored(user.id)).status).toBe('ACTIVE');
    expect((await client.graphql(LIST)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('are removed by those who may', async () => {
    const user = await addUser();
    const client = await asCompanyUser(app, user);
    for (const role of ['anonymous', 'tenant', 'staff', 'otherAdmin'] as const) {
      const { errors } = await cast.clients[role].graphql(DELETE, { input: { id: user.id } });
      expect(errors).toBeDefined();
    }
    expect(await cast.clients.manager.graphql(DELETE, { input: { id: user.id } })).toMatchObject({
      data: {
        deleteCompanyUser: { message: 'User deleted successfully!', deletedId: user.id },
      },
    });
    expect((await client.graphql(LIST)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const again = await cast.clients.admin.graphql(DELETE, { input: { id: user.id } });
    expect(again.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    const nonsense = await cast.clients.admin.graphql(DELETE, { input: { id: 'x' } });
    expect(nonsense.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('obey the permissions that their company gave the role', async () => {
    const company = await createCompany(app.em());
    const em = app.em();
    em.create(RolePermissions, {
      company: company.id,
      role: 'COMPANY_STAFF',
      permissions: ['team.view', 'team.invite'],
    });
    await em.flush();
    const staff = await createCompanyUser(app.em(), company, { role: 'COMPANY_STAFF' });
    const other = await createCompanyUser(app.em(), company, { role: 'COMPANY_STAFF' });
    const client = await asCompanyUser(app, staff);
    expect(await codeOf(client, CREATE, newPerson())).toBe('ok');
    expect(await codeOf(client, CREATE, newPerson({ role: 'COMPANY_MANAGER' }))).toBe('FORBIDDEN');
    expect(await codeOf(client, UPDATE, { id: other.id, firstName: 'A', lastName: 'B' })).toBe(
      'FORBIDDEN',
    );
    expect(await codeOf(client, DELETE, { id: other.id })).toBe('FORBIDDEN');
  });

  it('leave a trace of what was done to them', async () => {
    const user = await addUser();
    const input = { id: user.id, firstName: 'Nora', lastName: 'Neu', role: 'COMPANY_MANAGER' };
    await cast.clients.companyAdmin.graphql(UPDATE, { input });
    await cast.clients.companyAdmin.graphql(DELETE, { input: { id: user.id } });
    const entries = await app.em().find(AuditEntry, { subjectId: user.id }, { orderBy: { at: 1 } });
    expect(entries.map(({ action }) => action)).toEqual([
      'company-user.updated',
      'company-user.deleted',
    ]);
    expect(entries[0]?.details['changes']).toMatchObject({
      role: { from: 'COMPANY_STAFF', to: 'COMPANY_MANAGER' },
    });
    expect(entries[0]).toMatchObject({ actorKind: 'companyUser', companyId: cast.own.id });
  });
});
