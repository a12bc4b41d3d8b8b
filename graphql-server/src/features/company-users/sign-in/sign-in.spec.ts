import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  createAdmin,
  createCompany,
  createCompanyUser,
  TEST_PASSWORD,
} from '../../../testing/factories.js';
import { asCompanyUser } from '../../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { OneTimeTokens } from '../../auth/index.js';
import type { Company } from '../../companies/index.js';
import { CompanyUser } from '../company-user.entity.js';
import { codeOf, GOOD_PASSWORD, mailedToken, mailedTokens, newEmail } from '../testing/people.js';
import { settled } from '../testing/settled.js';

const SIGN_IN = `mutation ($input: SignInInput!) {
  signIn(input: $input) {
    message token expiresAt
    viewer { permissions ... on CompanyUserViewer {
      companyUser { id fullName email role passwordIsTemporary managingCompany { id name } }
    } }
  }
}`;
const REQUEST = `mutation ($input: RequestPasswordResetInput!) {
  requestPasswordReset(input: $input) { message }
}`;
const RESET = `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { message } }`;
const IS_VALID = `query ($token: String!) { passwordResetTokenIsValid(token: $token, audience: COMPANY) }`;
const ME = '{ companyMembers { totalCount } }';

const audience = 'COMPANY';
const NEUTRAL = 'If your email exists in our system, password reset instructions have been sent.';

interface SignedIn {
  signIn: { token: string };
}

describe('signing in as a company user', () => {
  let app: TestApp;
  let company: Company;

  beforeAll(async () => {
    app = await startTestApp();
    company = await createCompany(app.em());
  });
  afterAll(() => app.stop());

  const user = (changes: Partial<CompanyUser> = {}) =>
    createCompanyUser(app.em(), company, changes);
  const signIn = (email: string, password = TEST_PASSWORD) =>
    app.client().graphql<SignedIn>(SIGN_IN, { input: { audience, email, password } });
  it('gives a token that says who it is, a cookie to renew it, and stores the moment', async () => {
    const miriam = await user({ role: 'COMPANY_STAFF' });
    const client = app.client();
    const input = { audience, email: ` ${miriam.email.toUpperCase()} `, password: TEST_PASSWORD };
    const { data } = await client.graphql<SignedIn>(SIGN_IN, { input });
    expect(data?.signIn).toMatchObject({
      message: 'Login successful',
      viewer: {
        permissions: ['DASHBOARD_VIEW', 'USERS_VIEW', 'CONVERSATIONS_VIEW', 'TEAM_VIEW'],
        companyUser: {
          id: miriam.id,
          fullName: 'Miriam Vogt',
          passwordIsTemporary: false,
          managingCompany: { id: company.id },
        },
      },
    });
    expect(decodeJwt(data?.signIn.token ?? '')).toMatchObject({
      id: miriam.id,
      email: miriam.email,
      role: 'COMPANY_STAFF',
      managingCompanyId: company.id,
      permissions: ['dashboard.view', 'users.view', 'conversations.view', 'team.view'],
    });
    expect(client.cookies.has('hausgeist_company_refresh')).toBe(true);
    const stored = await app.em().findOneOrFail(CompanyUser, { id: miriam.id });
    expect(stored.lastLoginAt?.getTime()).toBeGreaterThan(Date.now() - 60_000);
  });

  it('answers wrong passwords, strangers, suspended people and administrators alike', async () => {
    const miriam = await user();
    const suspended = await user({ status: 'SUSPENDED' });
    const admin = await createAdmin(app.em());
    const answers = await Promise.all([
      app.client().json('POST', '/api/companies/auth/login', {
        email: miriam.email,
        password: 'falsch',
      }),
      ...[newEmail(), suspended.email, admin.email].map((email) =>
        app.client().json('POST', '/api/companies/auth/login', { email, password: TEST_PASSWORD }),
      ),
    ]);
    expect(answers[0]).toEqual({
      status: 401,
      body: {
        success: false,
        error: 'Invalid email or password',
        message: 'Invalid email or password',
        reason: 'INVALID_CREDENTIALS',
      },
    });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  it('stops guessing of one account', async () => {
    const { email } = await user();
    for (let guess = 0; guess < 5; guess += 1) {
      expect(
        await codeOf(app.client(), SIGN_IN, { audience, email, password: `falsch ${guess}` }),
      ).toBe('UNAUTHENTICATED');
    }
    expect(await codeOf(app.client(), SIGN_IN, { audience, email, password: TEST_PASSWORD })).toBe(
      'RATE_LIMITED',
    );
  });

  it('asks for what is missing', async () => {
    const { body } = await app.client().json('POST', '/api/companies/auth/login', {});
    expect(body).toMatchObject({
      details: [
        { field: 'email', message: 'Email is required' },
        { field: 'password', message: 'Password is required' },
      ],
    });
  });

  it('works over REST with what the portal stores', async () => {
    const miriam = await user();
    const { status, body } = await app.client().json('POST', '/api/companies/auth/login', {
      email: miriam.email,
      password: TEST_PASSWORD,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      token: expect.any(String),
      user: { id: miriam.id, role: 'COMPANY_ADMIN', managingCompanyId: company.id },
    });
  });

  it('mails a link to a new password, which works once and ends every session', async () => {
    const miriam = await user({ passwordIsTemporary: true });
    const client = await asCompanyUser(app, miriam);
    const { body } = await app.client().json('POST', '/api/companies/auth/forgot-password', {
      email: ` ${miriam.email.toUpperCase()}`,
    });
    expect(body).toMatchObject({ success: true, message: NEUTRAL });
    await settled(app);
    const token = await mailedToken(app, miriam.email);
    expect((await app.client().graphql(IS_VALID, { token })).data).toEqual({
      passwordResetTokenIsValid: true,
    });
    const input = { token, password: GOOD_PASSWORD };
    const results = await Promise.all(
      [1, 2, 3].map(() => app.client().graphql(RESET, { input: { audience, ...input } })),
    );
    expect(results.filter(({ errors }) => !errors)).toHaveLength(1);
    const again = await app.client().json('POST', '/api/companies/auth/reset-password', input);
    expect(again).toMatchObject({
      status: 400,
      body: { error: 'Invalid reset link. Please request a new password reset.' },
    });
    expect(await codeOf(client, ME)).toBe('UNAUTHENTICATED');
    expect(
      await codeOf(app.client(), SIGN_IN, {
        audience,
        email: miriam.email,
        password: TEST_PASSWORD,
      }),
    ).toBe('UNAUTHENTICATED');
    const { data } = await signIn(miriam.email, GOOD_PASSWORD);
    expect(data).toMatchObject({
      signIn: { viewer: { companyUser: { passwordIsTemporary: false } } },
    });
  });

  it('voids an earlier link with a later request', async () => {
    const { email } = await user();
    for (const _ of [1, 2]) {
      await app.client().graphql(REQUEST, { input: { audience, email } });
      await settled(app);
    }
    const [first = '', second = ''] = await mailedTokens(app, email);
    const reset = (token: string) =>
      codeOf(app.client(), RESET, { audience, token, password: GOOD_PASSWORD });
    expect(await reset(first)).toBe('BAD_USER_INPUT');
    expect(await reset(second)).toBe('ok');
  });

  it('says the same to strangers and the suspended, and mails them nothing', async () => {
    const suspended = await user({ status: 'SUSPENDED' });
    const stranger = newEmail();
    for (const email of [stranger, suspended.email]) {
      const { data } = await app.client().graphql(REQUEST, { input: { audience, email } });
      expect(data).toEqual({ requestPasswordReset: { message: NEUTRAL } });
    }
    await settled(app);
    expect(await mailedTokens(app, suspended.email)).toEqual([]);
    expect(await mailedTokens(app, stranger)).toEqual([]);
  });

  it('mails one person a few links at most, even in one moment, without saying so', async () => {
    const { email } = await user();
    const issue = OneTimeTokens.prototype.issue;
    const expiresAt = new Date(Date.now() + 3_600_000);
    vi.spyOn(OneTimeTokens.prototype, 'issue').mockImplementation(async function (
      this: OneTimeTokens,
      ...made
    ) {
      return { ...(await issue.apply(this, made)), expiresAt };
    });
    onTestFinished(() => void vi.restoreAllMocks());
    for (let request = 0; request < 8; request += 1) {
      const { data } = await app.client().graphql(REQUEST, { input: { audience, email } });
      expect(data).toEqual({ requestPasswordReset: { message: NEUTRAL } });
    }
    await settled(app);
    expect(await mailedTokens(app, email)).toHaveLength(5);
  });

  it.each([
    ['', 'Please enter your email address'],
    ['niemand', 'Please enter a valid email address'],
    ['a@x.de, b@y.de', 'Please enter a valid email address'],
  ])('refuses to mail %j', async (email, message) => {
    const { errors } = await app.client().graphql(REQUEST, { input: { audience, email } });
    expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT' } });
  });

  it.each(['', 'Kurz!1', 'nurklein!1', 'NURGROSS!1', 'OhneZiffer!', 'Ohne-Zeichen1'])(
    'refuses the new password %j before it looks at the link',
    async (password) => {
      const { errors } = await app
        .client()
        .graphql(RESET, { input: { audience, token: 'x', password } });
      expect(errors?.[0]?.message).toBe(
        password ? 'Password does not meet security requirements' : 'Password is required',
      );
    },
  );
});
