import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cast, createCast } from '../../../testing/cast.js';
import { createCompanyUser, TEST_PASSWORD } from '../../../testing/factories.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import type { TestClient } from '../../../testing/test-client.js';
import { CompanyInvitation } from '../company-invitation.entity.js';
import { CompanyUser } from '../company-user.entity.js';
import { codeOf, GOOD_PASSWORD, mailedToken, mailedTokens, newPerson } from '../testing/people.js';

const CREATE = `mutation ($input: CreateCompanyUserInput!) {
  createCompanyUser(input: $input) { member { id } }
}`;
const RESEND = `mutation ($input: InvitationInput!) {
  resendCompanyInvitation(input: $input) { message invitationLink member { id ... on CompanyInvitation { isExpired } } }
}`;
const REVOKE = `mutation ($input: InvitationInput!) {
  revokeCompanyInvitation(input: $input) { message deletedId }
}`;
const CHECK = `query ($token: String!) {
  companyInvitation(token: $token) {
    valid error invitation { companyName email role firstName lastName }
  }
}`;
const ACCEPT = `mutation ($input: AcceptCompanyInvitationInput!) {
  acceptCompanyInvitation(input: $input) { message email }
}`;

interface Checked {
  companyInvitation: { valid: boolean; error: string | null };
}

const acceptance = (token: string, changes: object = {}) => ({
  input: {
    token,
    firstName: 'Nele',
    lastName: 'Krüger-Neu',
    password: GOOD_PASSWORD,
    confirmPassword: GOOD_PASSWORD,
    acceptTerms: true,
    ...changes,
  },
});

describe('invitations to companies', () => {
  let app: TestApp;
  let cast: Cast;

  beforeAll(async () => {
    app = await startTestApp();
    cast = await createCast(app);
  });
  afterAll(() => app.stop());

  /** Invites a person and returns what the tests need of the invitation. */
  async function invite(changes: object = {}, by: TestClient = cast.clients.companyAdmin) {
    const input = newPerson(changes);
    const { data, errors } = await by.graphql<{ createCompanyUser: { member: { id: string } } }>(
      CREATE,
      { input },
    );
    if (!data) throw new Error(JSON.stringify(errors));
    const token = await mailedToken(app, input.email);
    return { id: data.createCompanyUser.member.id, email: input.email, token };
  }

  const check = async (token: string) =>
    (await app.client().graphql<Checked>(CHECK, { token })).data?.companyInvitation;
  const expire = (id: string) =>
    app.em().nativeUpdate(CompanyInvitation, { id }, { expiresAt: new Date(Date.now() - 1000) });
  it('say what they are for to whoever has the link', async () => {
    const { token, email } = await invite({ role: 'COMPANY_MANAGER' });
    expect(await check(token)).toEqual({
      valid: true,
      error: null,
      invitation: {
        companyName: cast.own.name,
        email,
        role: 'COMPANY_MANAGER',
        firstName: 'Nele',
        lastName: 'Krüger',
      },
    });
    expect(await check(`${token}x`)).toMatchObject({ valid: false, error: 'Invalid invitation' });
  });

  it('become an account of the invited address, role and company, once', async () => {
    const { token, email } = await invite({ role: 'COMPANY_STAFF' });
    const stolen = {
      ...{ firstName: 'Nele', lastName: 'Neu', password: GOOD_PASSWORD },
      ...{ confirmPassword: GOOD_PASSWORD, role: 'COMPANY_ADMIN', email: 'x@y.example' },
      ...{ managingCompanyId: cast.other.id, status: 'SUSPENDED', id: cast.own.id },
    };
    const path = `/api/companies/accept-invitation/${token}`;
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => app.client().json('POST', path, stolen)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(3);
    const user = await app.em().findOneOrFail(CompanyUser, { email });
    expect(user).toMatchObject({ role: 'COMPANY_STAFF', status: 'ACTIVE', lastName: 'Neu' });
    expect(user.managingCompany.id).toBe(cast.own.id);
    expect(await check(token)).toMatchObject({
      valid: false,
      error: 'This invitation has already been used. Please log in.',
    });
    const { status } = await app.client().json('POST', '/api/companies/auth/login', {
      email,
      password: GOOD_PASSWORD,
    });
    expect(status).toBe(200);
  });

  it('name every rule that is broken', async () => {
    const { token } = await invite();
    const bad = { firstName: '', password: 'kurz', confirmPassword: 'lang', acceptTerms: false };
    const { errors } = await app.client().graphql(ACCEPT, acceptance(token, bad));
    expect(errors?.[0]?.extensions['fields']).toMatchObject([
      { field: 'firstName', message: 'First name is required' },
      { field: 'password', message: 'Password must be at least 8 characters long' },
      { field: 'password', message: 'Password must contain at least one uppercase letter' },
      { field: 'password', message: 'Password must contain at least one number' },
      {
        field: 'password',
        message: 'Password must contain at least one special character (@$!%*?&#+-_=)',
      },
      { field: 'acceptTerms', message: 'You must accept the terms and conditions' },
      { field: 'confirmPassword', message: 'Passwords do not match' },
    ]);
    const empty = { password: '', confirmPassword: '' };
    const nothing = await app.client().graphql(ACCEPT, acceptance(token, empty));
    expect(nothing.errors?.[0]?.extensions['fields']).toMatchObject([
      { field: 'password', message: 'Password is required' },
      { field: 'confirmPassword', message: 'Please confirm your password' },
    ]);
    expect((await app.client().graphql(ACCEPT, acceptance(token))).errors).toBeUndefined();
  });

  it('end after 48 hours, and live again when they are resent', async () => {
    const { id, token, email } = await invite();
    const { expiresAt } = await app.em().findOneOrFail(CompanyInvitation, { id });
    expect(Math.round((expiresAt.getTime() - Date.now()) / 3_600_000)).toBe(48);
    await expire(id);
    expect(await check(token)).toMatchObject({
      error: 'This invitation has expired. Please ask for a new one.',
    });
    const late = await app.client().graphql(ACCEPT, acceptance(token));
    expect(late.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    const { data } = await cast.clients.companyAdmin.graphql(RESEND, { input: { id } });
    expect(data).toMatchObject({
      resendCompanyInvitation: { message: `Invitation resent to ${email}` },
    });
    const [, renewed = ''] = await mailedTokens(app, email);
    expect(await check(renewed)).toMatchObject({ valid: true });
    expect(await check(token)).toMatchObject({ valid: false, error: 'Invalid invitation' });
  });

  it('are renewed when an expired one is made again', async () => {
    const { id, email } = await invite();
    await expire(id);
    const { data } = await cast.clients.companyAdmin.graphql(CREATE, {
      input: newPerson({ email }),
    });
    expect(data).toMatchObject({ createCompanyUser: { member: { id } } });
  });

  it('are resent and revoked by those who may', async () => {
    const { id, email } = await invite();
    for (const query of [RESEND, REVOKE]) {
      expect(await codeOf(cast.clients.anonymous, query, { id })).toBe('UNAUTHENTICATED');
      expect(await codeOf(cast.clients.tenant, query, { id })).toBe('FORBIDDEN');
      expect(await codeOf(cast.clients.staff, query, { id })).toBe('FORBIDDEN');
      expect(await codeOf(cast.clients.otherAdmin, query, { id })).toBe('NOT_FOUND');
    }
    expect(await mailedTokens(app, email)).toHaveLength(1);
    for (const role of ['manager', 'companyAdmin', 'admin'] as const) {
      expect(await codeOf(cast.clients[role], RESEND, { id })).toBe('ok');
    }
    const [first = '', , , last = ''] = await mailedTokens(app, email);
    expect([await check(first), await check(last)]).toMatchObject([
      { valid: false },
      { valid: true },
    ]);
    expect(await codeOf(cast.clients.manager, REVOKE, { id })).toBe('ok');
    expect(await check(last)).toMatchObject({ error: 'This invitation has been revoked.' });
    const late = await app.client().graphql(ACCEPT, acceptance(last));
    expect(late.errors?.[0]?.message).toBe('This invitation has been revoked.');
    expect(await codeOf(cast.clients.admin, REVOKE, { id })).toBe('NOT_FOUND');
    expect(await codeOf(cast.clients.admin, RESEND, { id })).toBe('NOT_FOUND');
  });

  it('of administrators are not made void by managers who add the person another way', async () => {
    const { companyAdmin, manager } = cast.clients;
    const person = newPerson({ role: 'COMPANY_ADMIN' });
    expect(await codeOf(companyAdmin, CREATE, person)).toBe('ok');
    const added = {
      ...person,
      role: 'COMPANY_STAFF',
      sendInvitation: false,
      temporaryPassword: TEST_PASSWORD,
      confirmPassword: TEST_PASSWORD,
    };
    expect(await codeOf(manager, CREATE, added)).toBe('FORBIDDEN');
    const { email } = person;
    expect(await app.em().count(CompanyUser, { email })).toBe(0);
    expect(await app.em().count(CompanyInvitation, { email, revokedAt: null })).toBe(1);
    expect(await codeOf(companyAdmin, CREATE, added)).toBe('ok');
  });

  it('of administrators are no business of managers', async () => {
    const { id } = await invite({ role: 'COMPANY_ADMIN' });
    expect(await codeOf(cast.clients.manager, RESEND, { id })).toBe('FORBIDDEN');
    expect(await codeOf(cast.clients.manager, REVOKE, { id })).toBe('FORBIDDEN');
  });

  it.each(['open', 'expired'])(
    'of administrators, %s, are not written over by managers',
    async (state) => {
      const { id, email } = await invite({ role: 'COMPANY_ADMIN' });
      if (state === 'expired') await expire(id);
      const lower = newPerson({ email, role: 'COMPANY_STAFF', lastName: 'Anders' });
      expect(await codeOf(cast.clients.manager, CREATE, lower)).toBe('FORBIDDEN');
      const standing = await app.em().findOneOrFail(CompanyInvitation, { id });
      expect(standing).toMatchObject({ role: 'COMPANY_ADMIN', lastName: 'Krüger' });
      expect(await mailedTokens(app, email)).toHaveLength(1);
      const again = await codeOf(cast.clients.companyAdmin, CREATE, lower);
      expect(again).toBe(state === 'expired' ? 'ok' : 'BAD_USER_INPUT');
    },
  );

  it('fill nobody’s mailbox', async () => {
    const { id } = await invite();
    const codes: string[] = [];
    for (let time = 0; time < 10; time += 1) {
      codes.push(await codeOf(cast.clients.admin, RESEND, { id }));
    }
    expect(codes).toEqual([...Array.from({ length: 9 }, () => 'ok'), 'RATE_LIMITED']);
  });

  it('lead nowhere once the person has an account, and are gone with a first password', async () => {
    const { token, email } = await invite({}, cast.clients.otherAdmin);
    const mine = await cast.clients.companyAdmin.graphql(CREATE, { input: newPerson({ email }) });
    expect(mine.errors).toBeUndefined();
    await cast.clients.companyAdmin.graphql(CREATE, {
      input: {
        ...newPerson({ email }),
        sendInvitation: false,
        temporaryPassword: TEST_PASSWORD,
        confirmPassword: TEST_PASSWORD,
      },
    });
    const open = { email, managingCompany: cast.own.id, revokedAt: null };
    expect(await app.em().count(CompanyInvitation, open)).toBe(0);
    const error = 'A user with this email already exists';
    expect(await check(token)).toMatchObject({ valid: false, error });
    const late = await app.client().graphql(ACCEPT, acceptance(token));
    expect(late.errors?.[0]?.message).toBe(error);
  });

  it('put nothing of what people typed into the head of a mail', async () => {
    const { email } = await invite({
      firstName: 'x\r\nBcc: v@evil.example',
      lastName: '=?utf-8?q?=0d=0aBcc:v?=',
    });
    const { errors } = await cast.clients.companyAdmin.graphql(CREATE, {
      input: newPerson({ email: 'a@x.de\nBcc: b@y.de' }),
    });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    const stored = await app.em().findOneOrFail(CompanyInvitation, { email });
    expect(stored.firstName).toBe('x Bcc: v@evil.example');
  });

  it('keep no token in the clear, and no two tokens begin alike', async () => {
    const [one, two] = [await invite(), await invite()];
    expect(one.token.length).toBeGreaterThanOrEqual(43);
    expect(one.token.slice(0, 8)).not.toBe(two.token.slice(0, 8));
    const rows = await app.em().execute<object[]>('select * from company_invitation');
    expect(JSON.stringify(rows)).not.toContain(one.token);
    const user = await createCompanyUser(app.em(), cast.own);
    expect(user.passwordHash).toMatch(/^\$argon2id\$/);
  });
});
