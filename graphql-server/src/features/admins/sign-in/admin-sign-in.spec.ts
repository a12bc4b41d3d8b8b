import { generateSync } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdmin, TEST_PASSWORD } from '../../../testing/factories.js';
import { mailsTo, newestLink } from '../../../testing/mails.js';
import { asAdmin } from '../../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import type { TestClient } from '../../../testing/test-client.js';
import { AuditEntry } from '../../audit/index.js';
import { Admin } from '../admin.entity.js';

const SIGN_IN = `mutation ($input: SignInInput!) {
  signIn(input: $input) { message token expiresAt viewer {
    permissions ... on AdminViewer { twoFactorEnabled admin { id firstName lastName email } }
  } }
}`;

interface SignedIn {
  signIn: { token: string; viewer: object };
}

let next = 0;
const newEmail = () => `neu-${Date.now()}-${(next += 1)}@plattform.example`;

const login = (client: TestClient, email: string, password: string = TEST_PASSWORD) =>
  client.json('POST', '/api/auth/login', { email, password });

describe('signing in as an administrator', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  it('lets in with e-mail in any case, and gives what the page needs', async () => {
    const admin = await createAdmin(app.em());
    const client = app.client();
    const { status, body } = await login(client, ` ${admin.email.toUpperCase()} `);
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      message: 'Login successful',
      data: {
        token: expect.any(String),
        expiresAt: expect.any(String),
        admin: {
          id: admin.id,
          firstName: 'Petra',
          lastName: 'Schröder',
          email: admin.email,
          isVerified: true,
          createdAt: admin.createdAt.toISOString(),
          lastLoginAt: null,
        },
      },
    });
    client.bearer = (body as { data: { token: string } }).data.token;
    const me = await client.json('GET', '/api/auth/me');
    expect(me.body).toMatchObject({ success: true, data: { id: admin.id } });
    expect(me.body).toMatchObject({ data: { lastLoginAt: expect.any(String) } });
  });

  it('hands the refresh token to the browser alone, for the paths that need it', async () => {
    const admin = await createAdmin(app.em());
    const response = await app.client().fetch('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: admin.email, password: TEST_PASSWORD }),
    });
    const all = response.headers.getSetCookie();
    const cookies = all.filter((line) => line.includes('refresh'));
    expect(cookies.map((line) => /Path=([^;]*)/.exec(line)?.[1])).toEqual(['/api/auth', '/auth']);
    for (const line of all) expect(line).toMatch(/HttpOnly.*SameSite=Lax/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).not.toContain(cookies[0]?.split(/[=;]/)[1]);
  });

  it.each([
    ['', '', 'Please enter both email and password'],
    ['a@b.example', '', 'Please enter both email and password'],
    ['nobody', 'long enough', 'Please enter a valid email address'],
    ['a@b.example', 'short', 'Password must be at least 6 characters'],
  ])('says what is missing: %j %j', async (email, password, message) => {
    const { status, body } = await login(app.client(), email, password);
    expect([status, body]).toMatchObject([400, { success: false, message }]);
  });

  it('answers a wrong password, an unknown address and closed accounts alike', async () => {
    const em = app.em();
    const admin = await createAdmin(em);
    const unverified = await createAdmin(em, { isVerified: false });
    const invited = await createAdmin(em, { isVerified: false, passwordHash: undefined });
    const answers = await Promise.all([
      login(app.client(), admin.email, 'wrong password'),
      login(app.client(), newEmail()),
      login(app.client(), unverified.email),
      login(app.client(), invited.email),
    ]);
    for (const answer of answers) {
      expect(answer).toEqual({
        status: 401,
        body: {
          success: false,
          error: 'Invalid email or password',
          message: 'Invalid email or password',
          reason: 'INVALID_CREDENTIALS',
        },
      });
    }
  });

  it('evaluates five guesses, one after another or all at once, and then not even the right one', async () => {
    const em = app.em();
    const [first, second] = [await createAdmin(em), await createAdmin(em)];
    const statuses: number[] = [];
    for (let guess = 0; guess < 6; guess += 1) {
      statuses.push((await login(app.client(), first.email, `guess ${guess}`)).status);
    }
    statuses.push((await login(app.client(), first.email)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);

    const parallel = await Promise.all(
      Array.from({ length: 20 }, (_, n) => login(app.client(), second.email, `guess ${n}`)),
    );
    expect(parallel.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(parallel.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  it('asks for a code once a second factor is set up, and takes each code once', async () => {
    const admin = await createAdmin(app.em());
    const client = await asAdmin(app, admin);
    const begun = await client.graphql<{ beginTwoFactor: { secret: string; qrCode: string } }>(
      'mutation ($input: BeginTwoFactorInput!) { beginTwoFactor(input: $input) { secret otpauthUrl qrCode } }',
      { input: { password: TEST_PASSWORD } },
    );
    const secret = begun.data?.beginTwoFactor.secret ?? '';
    expect(begun.data?.beginTwoFactor.qrCode).toMatch(/^data:image\/png;base64,/);
    const CONFIRM = `mutation ($input: ConfirmTwoFactorInput!) {
      confirmTwoFactor(input: $input) { recoveryCodes }
    }`;
    const wrong = await client.graphql(CONFIRM, { input: { code: '000000' } });
    expect(wrong.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    const epoch = Math.floor(Date.now() / 1000);
    const code = generateSync({ secret, epoch });
    const confirmed = await client.graphql<{ confirmTwoFactor: { recoveryCodes: string[] } }>(
      CONFIRM,
      { input: { code } },
    );
    const recoveryCodes = confirmed.data?.confirmTwoFactor.recoveryCodes ?? [];
    expect(new Set(recoveryCodes).size).toBe(10);

    const signIn = (given?: string) =>
      app.client().graphql<SignedIn>(SIGN_IN, {
        input: { audience: 'ADMIN', email: admin.email, password: TEST_PASSWORD, code: given },
      });
    const codeOf = async (given?: string) =>
      (await signIn(given)).errors?.[0]?.extensions.code ?? 'in';
    expect(await codeOf()).toBe('TWO_FACTOR_REQUIRED');
    expect(await codeOf(code)).toBe('UNAUTHENTICATED');
    expect(await codeOf(generateSync({ secret, epoch: epoch + 30 }))).toBe('in');
    const twice = await Promise.all([codeOf(recoveryCodes[0]), codeOf(recoveryCodes[0])]);
    expect(twice.toSorted()).toEqual(['UNAUTHENTICATED', 'in']);
    expect(await codeOf(recoveryCodes[1]?.toUpperCase().replace('-', ' '))).toBe('in');

    const stored = JSON.stringify(await app.em().execute('select * from second_factor'));
    expect(stored).not.toContain(secret);
    expect(stored).not.toContain(recoveryCodes[2]);

    const OFF =
      'mutation ($input: DisableTwoFactorInput!) { disableTwoFactor(input: $input) { message } }';
    const refused = await client.graphql(OFF, { input: { password: 'wrong password' } });
    expect(refused.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    await client.graphql(OFF, { input: { password: TEST_PASSWORD } });
    expect((await signIn()).data?.signIn.viewer).toMatchObject({
      permissions: expect.arrayContaining(['USERS_VIEW']),
      ...{ twoFactorEnabled: false, admin: { id: admin.id } },
    });
    const entries = await app.em().find(AuditEntry, { subjectId: admin.id });
    const actions = entries.map(({ action }) => action);
    expect(actions).toContain('account.second-factor-enabled');
    expect(actions).toContain('account.second-factor-disabled');
  });

  it('changes a password only for who knows it, and ends the other sessions', async () => {
    const admin = await createAdmin(app.em());
    const [client, other] = [await asAdmin(app, admin), await asAdmin(app, admin)];
    const change = async (currentPassword: string, newPassword: string) => {
      const { errors } = await client.graphql(
        'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { message } }',
        { input: { currentPassword, newPassword } },
      );
      return errors?.[0]?.message ?? 'changed';
    };
    expect(await change('wrong password', 'Neues-Wort-9')).toBe('The password is not correct');
    expect(await change(TEST_PASSWORD, 'short')).toMatch('at least 6 characters');
    expect(await change(TEST_PASSWORD, 'Passwort')).toMatch('too easy to guess');
    expect(await change(TEST_PASSWORD, admin.email)).toMatch('too easy to guess');
    expect(await change(TEST_PASSWORD, 'Neues-Wort-9')).toBe('changed');
    expect((await client.json('GET', '/api/auth/me')).status).toBe(200);
    expect((await other.json('GET', '/api/auth/me')).status).toBe(401);
    expect((await login(app.client(), admin.email)).status).toBe(401);
    expect((await login(app.client(), admin.email, 'Neues-Wort-9')).status).toBe(200);
  });

  it('tells auth/me nothing about anybody else', async () => {
    expect((await app.client().json('GET', '/api/auth/me')).status).toBe(401);
    expect((await app.client().json('GET', '/api/admin/test')).body).toMatchObject({
      success: true,
    });
  });
});

describe('becoming an administrator', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  const PASSWORD = 'Grüne-Birne-3';
  const register = (email: string, changes: object = {}) =>
    app.client().json('POST', '/api/auth/register', {
      name: 'Anna Maria Klein',
      email,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      ...changes,
    });
  const signIn = async (email: string, password = PASSWORD) =>
    (await login(app.client(), email, password)).status;
  const verify = (token: string) => app.client().json('GET', `/api/auth/verify-email/${token}`);

  it('takes a registration, a mailed link and a sign-in, in this order', async () => {
    const email = newEmail();
    const { status, body } = await register(email.toUpperCase());
    expect([status, body]).toEqual([
      200,
      {
        success: true,
        message: 'Registration successful! Please check your email to verify your account.',
      },
    ]);
    expect(await signIn(email)).toBe(401);
    const token = await newestLink(app, email, /\/verify-email\?token=([\w-]+)/);
    const answers = await Promise.all([verify(token), verify(token)]);
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200, 400]));
    expect(answers.find((answer) => answer.status === 200)?.body).toEqual({
      success: true,
      message: 'Email verified successfully! You can now log in.',
    });
    expect(await signIn(email)).toBe(200);
    expect(await app.em().findOneOrFail(Admin, { email })).toMatchObject({
      firstName: 'Anna Maria',
      lastName: 'Klein',
    });
  });

  it.each([
    [{ name: ' ' }, 'All fields are required', 'name'],
    [{ confirmPassword: '' }, 'All fields are required', 'confirmPassword'],
    [{ email: 'a@b' }, 'Please enter a valid email address', 'email'],
    [{ email: 'a@x.example, b@x.example' }, 'Please enter a valid email address', 'email'],
    [{ email: 'a@x.example\r\nBcc: b@x.example' }, 'Please enter a valid email address', 'email'],
    [{ email: 'a@x.example%0aBcc:b' }, 'Please enter a valid email address', 'email'],
    [
      { password: 'kurz', confirmPassword: 'kurz' },
      'Password must be at least 6 characters long',
      'password',
    ],
    [{ confirmPassword: 'Anderes-1' }, 'Passwords do not match', 'confirmPassword'],
    [
      { password: 'passwort', confirmPassword: 'passwort' },
      'This password is too easy to guess. Please choose another one.',
      'password',
    ],
    [{ email: 7, password: {} }, 'All fields are required', 'email'],
  ])('refuses %j', async (changes, message, field) => {
    const { status, body } = await register(newEmail(), changes);
    expect([status, body]).toMatchObject([400, { success: false, message }]);
    expect((body as { details: { field: string }[] }).details[0]?.field).toBe(field);
  });

  it('believes nothing else that stands in the payload', async () => {
    const email = newEmail();
    const id = '018f3a5e-0000-7000-8000-000000000001';
    await register(email, { isVerified: true, id, role: 'admin', createdAt: '2000-01-01' });
    const admin = await app.em().findOneOrFail(Admin, { email });
    expect(admin.isVerified).toBe(false);
    expect(admin.id).not.toBe(id);
    expect(admin.createdAt.getFullYear()).toBeGreaterThan(2000);
  });

  it('writes no header line from a name', async () => {
    const email = newEmail();
    const name = 'Eva\r\nBcc: v@evil.example =?utf-8?q?=0d=0aBcc:x?=';
    await register(email, { name });
    const [mail] = await mailsTo(app, email);
    expect(mail?.to).toBe(email);
    expect(mail?.subject).toBe('Confirm your email address');
    const admin = await app.em().findOneOrFail(Admin, { email });
    expect(`${admin.firstName} ${admin.lastName}`).not.toMatch(/[\r\n]|=\?/);
  });

  it('does not tell that an address has an account, except to its mailbox', async () => {
    const admin = await createAdmin(app.em());
    const [known, unknown] = [await register(admin.email), await register(newEmail())];
    expect(known).toEqual(unknown);
    expect((await mailsTo(app, admin.email))[0]?.subject).toBe('You already have an account');
    expect(await signIn(admin.email)).toBe(401);
  });

  it('gives nobody an account by registering with the address of somebody else first', async () => {
    const email = newEmail();
    await register(email, { password: 'Angreifer-7', confirmPassword: 'Angreifer-7' });
    const early = await newestLink(app, email, /\/verify-email\?token=([\w-]+)/);
    await register(email);
    expect((await verify(early)).status).toBe(400);
    expect(await signIn(email, 'Angreifer-7')).toBe(401);
    const token = await newestLink(app, email, /\/admin\/reset-password\/([\w-]+)/);
    await app.client().json('POST', '/api/auth/reset-password', { token, newPassword: PASSWORD });
    expect(await signIn(email)).toBe(200);
    expect(await signIn(email, 'Angreifer-7')).toBe(401);
  });

  it('refuses verification links that are late, made up, or of another kind', async () => {
    const email = newEmail();
    await register(email);
    const token = await newestLink(app, email, /\/verify-email\?token=([\w-]+)/);
    await app.em().execute(`update one_time_token set expires_at = now() - interval '1 second'`);
    const admin = await createAdmin(app.em());
    await app.client().json('POST', '/api/auth/request-password-reset', { email: admin.email });
    const reset = await newestLink(app, admin.email, /\/admin\/reset-password\/([\w-]+)/);
    for (const other of [token, 'nonsense', reset, `${token}'`]) {
      expect((await verify(encodeURIComponent(other))).status).toBe(400);
    }
  });

  it('stores no password and no token in the clear', async () => {
    const email = newEmail();
    await register(email);
    const token = await newestLink(app, email, /\/verify-email\?token=([\w-]+)/);
    expect(token.length).toBeGreaterThanOrEqual(43);
    const rows = await app.em().execute('select * from admin, one_time_token');
    const dump = JSON.stringify(rows);
    expect(dump).not.toContain(PASSWORD);
    expect(dump).not.toContain(token);
    expect(dump).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });
});
