import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createAdmin,
  createCompany,
  createCompanyUser,
  createEndUser,
  TEST_PASSWORD,
} from '../../../testing/factories.js';
import { mailsTo, newestLink } from '../../../testing/mails.js';
import { asAdmin, asCompanyUser } from '../../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import type { TestClient } from '../../../testing/test-client.js';
import { AuditEntry } from '../../audit/index.js';
import { Admin } from '../admin.entity.js';

const ADMINS = `query ($first: Int, $after: String, $offset: Int, $search: String) {
  admins(first: $first, after: $after, offset: $offset, filter: { search: $search }) {
    totalCount pageInfo { hasNextPage endCursor }
    edges { node { id email isVerified isCurrentUser invitationExpiresAt lastLoginAt } }
  }
}`;
const INVITE = `mutation ($input: InviteAdminInput!) {
  inviteAdmin(input: $input) { message invitationLink admin { id isVerified invitationExpiresAt } }
}`;
const UPDATE = `mutation ($input: UpdateAdminInput!) {
  updateAdmin(input: $input) { message admin { firstName lastName email } }
}`;
const DELETE = 'mutation ($input: DeleteInput!) { deleteAdmin(input: $input) { deletedId } }';

interface Admins {
  admins: {
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string };
    edges: {
      node: { id: string; isCurrentUser: boolean; invitationExpiresAt: string | null };
    }[];
  };
}

interface Invited {
  inviteAdmin: { invitationLink: string; admin: { id: string } };
}

let next = 0;
const newEmail = () => `gast-${Date.now()}-${(next += 1)}@plattform.example`;

const codeOf = async (client: TestClient, query: string, variables: object = {}): Promise<string> =>
  (await client.graphql(query, variables)).errors?.[0]?.extensions.code ?? 'ok';

const readFigures = async (client: TestClient) => {
  const { body } = await client.json('GET', '/api/admin/dashboard/stats');
  return (body as { data: { companyCount: number; tenantCount: number; ownerCount: number } }).data;
};

const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? '';

describe('the administrators', () => {
  let app: TestApp;
  let me: Admin;
  let client: TestClient;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    me = await createAdmin(app.em());
    client = await asAdmin(app, me);
  });
  afterAll(() => app.stop());

  const invite = async (email: string) => {
    const { data } = await client.graphql<Invited>(INVITE, { input: { email } });
    return data?.inviteAdmin ?? expect.fail('The invitation was refused.');
  };

  const list = async (variables: object) => {
    const { data } = await client.graphql<Admins>(ADMINS, variables);
    return data?.admins ?? expect.fail('The list was refused.');
  };

  const accept = (token: string, email: string, changes: object = {}) =>
    app.client().json('POST', '/api/auth/register-invited', {
      name: 'Eva Blum',
      email,
      password: 'Gelbe-Rübe-5',
      confirmPassword: 'Gelbe-Rübe-5',
      token,
      ...changes,
    });

  it('are nobody else’s business', async () => {
    const em = app.em();
    const user = await createCompanyUser(em, await createCompany(em));
    const companyUser = await asCompanyUser(app, user);
    const input = { id: me.id, firstName: 'X', lastName: 'Y', email: 'x@y.example' };
    for (const [query, variables] of [
      [ADMINS, {}],
      ['{ adminDashboard { companyCount } }', {}],
      [INVITE, { input: { email: newEmail() } }],
      [UPDATE, { input }],
      [DELETE, { input: { id: me.id } }],
    ] as const) {
      expect(await codeOf(app.client(), query, variables)).toBe('UNAUTHENTICATED');
      expect(await codeOf(companyUser, query, variables)).toBe('FORBIDDEN');
    }
    for (const [method, path] of [
      ['GET', '/api/admin/dashboard/stats'],
      ['GET', '/api/admin/users'],
      ['POST', '/api/auth/invite-admin'],
      ['PUT', `/api/admin/users/${me.id}`],
      ['DELETE', `/api/admin/users/${me.id}`],
      ['GET', '/api/auth/me'],
    ] as const) {
      const body = method === 'GET' ? undefined : {};
      expect((await app.client().json(method, path, body)).status).toBe(401);
      expect((await companyUser.json(method, path, body)).status).toBe(403);
    }
  });

  it('are listed in pages, and found by part of name or address', async () => {
    const key = `q${Date.now()}`;
    for (const n of [1, 2, 3]) {
      await createAdmin(app.em(), { email: `${key}-${n}@plattform.example`, lastName: 'Ä100%_' });
    }
    const first = await list({ search: key.toUpperCase(), first: 2 });
    expect([first.totalCount, first.edges.length, first.pageInfo.hasNextPage]).toEqual([
      3,
      2,
      true,
    ]);
    const rest = await list({ search: key, first: 2, after: first.pageInfo.endCursor });
    expect(rest.edges).toHaveLength(1);
    expect((await list({ search: key, first: 2, offset: 2 })).edges).toEqual(rest.edges);
    expect((await list({ search: 'ä100%_' })).totalCount).toBe(3);
    expect((await list({ search: 'ä100%%' })).totalCount).toBe(0);
    expect((await list({ search: me.email })).edges[0]?.node.isCurrentUser).toBe(true);
    expect(await codeOf(client, ADMINS, { first: -1 })).toBe('BAD_USER_INPUT');
    expect(await codeOf(client, ADMINS, { after: 'abc' })).toBe('BAD_USER_INPUT');
    expect((await client.json('GET', '/api/admin/users')).body).toMatchObject({
      success: true,
      data: expect.arrayContaining([expect.objectContaining({ id: me.id, isVerified: true })]),
    });
  });

  it('see how many companies, tenants and owners there are', async () => {
    const before = await readFigures(client);
    const em = app.em();
    const company = await createCompany(em);
    await createEndUser(em, company);
    await createEndUser(em, company, { type: 'Owner' });
    expect(await readFigures(client)).toEqual({
      companyCount: before.companyCount + 1,
      tenantCount: before.tenantCount + 1,
      ownerCount: before.ownerCount + 1,
    });
  });

  it('invite others, who choose name and password and are in', async () => {
    const email = newEmail();
    const { invitationLink, admin } = await invite(` ${email.toUpperCase()}`);
    expect(invitationLink).toMatch(`${app.config.publicUrl}/admin/register?token=`);
    expect(admin).toMatchObject({ isVerified: false, invitationExpiresAt: expect.any(String) });
    const [mail] = await mailsTo(app, email);
    expect(mail?.text).toContain('Petra Schröder has invited you');
    expect(mail?.text).toContain(invitationLink);
    const token = tokenOf(invitationLink);
    const looked = await app.client().json('GET', `/api/auth/invitation/${token}`);
    expect(looked.body).toMatchObject({ success: true, data: { email } });

    const other = await accept(token, newEmail());
    expect(other.body).toMatchObject({
      message: 'Email address cannot be changed for invited users',
    });
    const answers = await Promise.all([accept(token, email), accept(token, email)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 404]));
    const body = answers.find(({ status }) => status === 200)?.body as {
      data: { token: string; admin: { isVerified: boolean } };
    };
    expect(body.data.admin.isVerified).toBe(true);
    const invited = app.client();
    invited.bearer = body.data.token;
    expect((await invited.json('GET', '/api/auth/me')).status).toBe(200);
    expect((await accept(token, email)).body).toMatchObject({
      message: 'The invitation was not found or has expired',
    });
    const actions = await app
      .em()
      .find(AuditEntry, { subjectId: admin.id }, { orderBy: { at: 1 } });
    expect(actions.map(({ action, actorName }) => [action, actorName])).toEqual([
      ['admin.invited', 'Petra Schröder'],
      ['admin.invitation-accepted', 'Eva Blum'],
      ['session.signed-in', 'Eva Blum'],
    ]);
  });

  it('renew an open invitation by inviting again, but invite nobody who is here', async () => {
    const email = newEmail();
    const [first, second] = [await invite(email), await invite(email)];
    expect(second.admin.id).toBe(first.admin.id);
    const look = async (link: string) =>
      (await app.client().json('GET', `/api/auth/invitation/${tokenOf(link)}`)).status;
    expect([await look(first.invitationLink), await look(second.invitationLink)]).toEqual([
      404, 200,
    ]);
    await app.em().execute(`update one_time_token set expires_at = now() - interval '1 minute'`);
    expect(await look(second.invitationLink)).toBe(404);
    expect((await accept(tokenOf(second.invitationLink), email)).status).toBe(404);
    expect(await codeOf(client, INVITE, { input: { email: me.email } })).toBe('CONFLICT');
    expect(await codeOf(client, INVITE, { input: { email: 'a@x.example,b@x.example' } })).toBe(
      'BAD_USER_INPUT',
    );
  });

  it('can invite somebody again whose name or address was put right meanwhile', async () => {
    const { admin, invitationLink } = await invite(newEmail());
    const email = newEmail();
    const input = { id: admin.id, firstName: 'Eva', lastName: 'Blum', email };
    expect(await codeOf(client, UPDATE, { input })).toBe('ok');
    expect((await accept(tokenOf(invitationLink), email)).status).toBe(404);
    const again = await invite(email);
    expect(again.admin.id).toBe(admin.id);
    expect((await accept(tokenOf(again.invitationLink), email)).status).toBe(200);
  });

  it('change each other; another address or password ends the sessions', async () => {
    const other = await createAdmin(app.em());
    const theirs = await asAdmin(app, other);
    const fields = { id: other.id, firstName: ' Uta ', lastName: 'Voß', email: other.email };
    const { data } = await client.graphql(UPDATE, { input: { ...fields, password: '' } });
    expect(data).toMatchObject({
      updateAdmin: {
        message: 'Admin updated successfully!',
        admin: { firstName: 'Uta', lastName: 'Voß' },
      },
    });
    expect((await theirs.json('GET', '/api/auth/me')).status).toBe(200);
    const email = newEmail();
    const put = await client.json('PUT', `/api/admin/users/${other.id}`, { ...fields, email });
    expect(put.body).toMatchObject({ success: true, data: { email } });
    expect((await theirs.json('GET', '/api/auth/me')).status).toBe(401);

    const again = await asAdmin(app, other);
    await client.graphql(UPDATE, { input: { ...fields, email, password: 'Blaue-Bohne-8' } });
    expect((await again.json('GET', '/api/auth/me')).status).toBe(401);
    const login = { email, password: 'Blaue-Bohne-8' };
    expect((await app.client().json('POST', '/api/auth/login', login)).status).toBe(200);
  });

  it.each([
    [{ firstName: ' ' }, 'BAD_USER_INPUT', 'First name is required'],
    [{ lastName: '' }, 'BAD_USER_INPUT', 'Last name is required'],
    [{ email: 'nobody' }, 'BAD_USER_INPUT', 'Invalid email format'],
    [{ password: '12345' }, 'BAD_USER_INPUT', 'Password must be at least 6 characters long'],
    [
      { id: '018f3a5e-0000-7000-8000-000000000001' },
      'NOT_FOUND',
      'The administrator was not found',
    ],
    [{ id: 'nonsense' }, 'NOT_FOUND', 'Not found.'],
  ])('are not changed to %j', async (changes, code, message) => {
    const input = { id: me.id, firstName: 'A', lastName: 'B', email: me.email, ...changes };
    const { errors } = await client.graphql(UPDATE, { input });
    expect(errors?.[0]).toMatchObject({ message, extensions: { code } });
  });

  it('prove who they are to change their own address or password, unless they have just signed in', async () => {
    const self = await createAdmin(app.em());
    const own = await asAdmin(app, self);
    const fields = { firstName: 'Ada', lastName: 'Adler' };
    const password = 'Blaue-Bohne-8';
    const put = async (changes: object) => {
      const { status, body } = await own.json('PUT', `/api/admin/users/${self.id}`, {
        ...{ ...fields, email: self.email },
        ...changes,
      });
      return [status, (body as { reason?: string }).reason];
    };
    await app
      .em()
      .execute(
        `update session set created_at = now() - interval '11 minutes' where subject_id = ?`,
        [self.id],
      );
    expect(await put({ email: newEmail() })).toEqual([400, 'PROOF_REQUIRED']);
    expect(await put({ password })).toEqual([400, 'PROOF_REQUIRED']);
    expect(await put({ password, currentPassword: 'Falsch-12345!' })).toEqual([
      400,
      'WRONG_PASSWORD',
    ]);
    // Their name says nothing about the way in, and others are changed as before.
    expect(await put({ lastName: 'Amsel' })).toEqual([200, undefined]);
    const other = await createAdmin(app.em());
    const changed = { ...fields, email: newEmail() };
    const ofOther = await own.json('PUT', `/api/admin/users/${other.id}`, changed);
    expect(ofOther.status).toBe(200);
    expect(await put({ password, currentPassword: TEST_PASSWORD })).toEqual([200, undefined]);
    const input = { id: self.id, ...fields, email: newEmail() };
    expect(await codeOf(own, UPDATE, { input })).toBe('BAD_USER_INPUT');
    expect(await codeOf(own, UPDATE, { input: { ...input, proof: { password } } })).toBe('ok');
  });

  it('are written to at the address of before when address or password change', async () => {
    const self = await createAdmin(app.em());
    const own = await asAdmin(app, self);
    const fields = { firstName: 'Petra', lastName: 'Schröder' };
    const put = (changes: object) =>
      own.json('PUT', `/api/admin/users/${self.id}`, { ...fields, ...changes });
    expect((await put({ email: self.email })).status).toBe(200);
    const email = newEmail();
    expect((await put({ email })).status).toBe(200);
    expect(await mailsTo(app, self.email)).toMatchObject([
      {
        subject: 'Your email address was changed',
        text: expect.stringContaining('Petra Schröder has just changed the email address'),
      },
    ]);
    expect((await put({ email, password: 'Blaue-Bohne-8' })).status).toBe(200);
    expect(await mailsTo(app, email)).toMatchObject([{ subject: 'Your password was changed' }]);
    expect(await mailsTo(app, self.email)).toHaveLength(1);
  });

  it('do not take each other’s address', async () => {
    const other = await createAdmin(app.em());
    const input = { id: me.id, firstName: 'A', lastName: 'B', email: other.email.toUpperCase() };
    expect(await codeOf(client, UPDATE, { input })).toBe('CONFLICT');
  });

  it('believe nothing else that stands in the payload', async () => {
    const pending = await createAdmin(app.em(), { isVerified: false });
    await client.json('PUT', `/api/admin/users/${pending.id}`, {
      firstName: 'A',
      lastName: 'B',
      email: pending.email,
      isVerified: true,
      id: me.id,
      createdAt: '2000-01-01',
    });
    const stored = await app.em().findOneOrFail(Admin, { id: pending.id });
    expect([stored.isVerified, stored.firstName]).toEqual([false, 'A']);
    expect(stored.createdAt).toEqual(pending.createdAt);
  });

  it('delete others, who are out at once, but never themselves', async () => {
    const other = await createAdmin(app.em());
    const theirs = await asAdmin(app, other);
    const own = await client.json('DELETE', `/api/admin/users/${me.id}`);
    expect([own.status, own.body]).toMatchObject([
      403,
      { message: 'You cannot delete your own account' },
    ]);
    expect((await client.json('DELETE', `/api/admin/users/${other.id}`)).body).toEqual({
      success: true,
      message: 'Admin deleted successfully!',
    });
    expect((await theirs.json('GET', '/api/auth/me')).status).toBe(401);
    expect(await codeOf(client, DELETE, { input: { id: other.id } })).toBe('NOT_FOUND');
  });

  it('cannot delete each other at the same moment', async () => {
    const other = await createAdmin(app.em());
    const theirs = await asAdmin(app, other);
    const statuses = await Promise.all([
      client.json('DELETE', `/api/admin/users/${other.id}`),
      theirs.json('DELETE', `/api/admin/users/${me.id}`),
    ]).then((answers) => answers.map(({ status }) => status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(await app.em().count(Admin, { id: [me.id, other.id] })).toBe(1);
  });

  it('set a forgotten password with the newest mailed link, once', async () => {
    const other = await createAdmin(app.em());
    const theirs = await asAdmin(app, other);
    const ask = (email: string) =>
      app.client().json('POST', '/api/auth/request-password-reset', { email });
    const reset = (token: string, newPassword = 'Rote-Grütze-4') =>
      app.client().json('POST', '/api/auth/reset-password', { token, newPassword });
    const link = () => newestLink(app, other.email, /\/admin\/reset-password\/([\w-]+)/);

    const [known, unknown] = [await ask(other.email), await ask(newEmail())];
    expect(known).toEqual(unknown);
    expect(known.body).toEqual({
      success: true,
      message: 'If your email exists in our system, password reset instructions have been sent.',
    });
    const early = await link();
    await ask(other.email);
    let token = early;
    while (token === early) token = await link();
    const VALID = `query ($token: String!, $audience: StaffAudience!) {
      passwordResetTokenIsValid(token: $token, audience: $audience)
    }`;
    const isValid = async (audience: string) =>
      (await app.client().graphql(VALID, { token, audience })).data;
    expect(await isValid('ADMIN')).toEqual({ passwordResetTokenIsValid: true });
    expect(await isValid('COMPANY')).toEqual({ passwordResetTokenIsValid: false });

    expect((await reset(early)).status).toBe(400);
    expect((await reset('')).body).toMatchObject({ message: 'Invalid or missing reset token' });
    expect((await reset(token, 'kurz')).body).toMatchObject({
      message: 'Password must be at least 6 characters long',
    });
    const answers = await Promise.all([reset(token), reset(token)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]));
    expect(await isValid('ADMIN')).toEqual({ passwordResetTokenIsValid: false });
    expect((await theirs.json('GET', '/api/auth/me')).status).toBe(401);
    const login = (password: string) =>
      app.client().json('POST', '/api/auth/login', { email: other.email, password });
    expect((await login(TEST_PASSWORD)).status).toBe(401);
    expect((await login('Rote-Grütze-4')).status).toBe(200);
  });
});
