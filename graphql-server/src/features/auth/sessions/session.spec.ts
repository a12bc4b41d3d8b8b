import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdmin, createCompany, createCompanyUser } from '../../../testing/factories.js';
import { asAdmin, asCompanyUser, testContext } from '../../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import type { TestClient } from '../../../testing/test-client.js';
import { CompanyUser } from '../../company-users/index.js';
import { OneTimeTokens, Session, SessionService, TokenDigests } from '../index.js';

const SESSIONS = '{ signInSessions { id device isCurrent } }';
const REFUSAL = { success: false, message: 'Your session has expired. Please log in again.' };

interface Sessions {
  signInSessions: { id: string; device: string; isCurrent: boolean }[];
}

const codeOf = async (client: TestClient) =>
  (await client.graphql(SESSIONS)).errors?.[0]?.extensions.code;

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('sessions of staff', () => {
  let app: TestApp;
  let digests: TokenDigests;
  let sessions: SessionService;

  beforeAll(async () => {
    app = await startTestApp();
    digests = new TokenDigests(app.config.sessionSecret ?? '');
    sessions = new SessionService(app.app.platform.events, digests);
  });
  afterAll(() => app.stop());

  const newUser = async (overrides = {}) => {
    const em = app.em();
    return createCompanyUser(em, await createCompany(em), overrides);
  };

  /** A client that holds only the refresh cookie of a new session. */
  const withCookie = async (adminId: string) => {
    const opened = await sessions.openForStaff(testContext(app), 'admin', adminId);
    const client = app.client();
    client.cookies.set('hausgeist_admin_refresh', opened.refreshToken);
    return { client, opened };
  };

  it.each([
    ['de', 'Chrome unter Windows'],
    ['en', 'Chrome on Windows'],
  ])('names devices to who reads %s', async (language, device) => {
    const admin = await createAdmin(app.em());
    const client = await asAdmin(app, admin);
    const isOwn = { audience: 'admin', subjectId: admin.id } as const;
    await app.em().nativeUpdate(Session, isOwn, { device: 'Chrome on Windows' });
    const response = await client.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify({ query: SESSIONS }),
    });
    expect(await response.json()).toMatchObject({ data: { signInSessions: [{ device }] } });
  });

  it('lets a token in until its session ends, which closes the sockets too', async () => {
    const admin = await createAdmin(app.em());
    const client = await asAdmin(app, admin);
    const { data } = await client.graphql<Sessions>(SESSIONS);
    expect(data?.signInSessions).toEqual([expect.objectContaining({ isCurrent: true })]);

    const closed = Promise.withResolvers<number>();
    const connected = Promise.withResolvers<void>();
    const socket = client.socket({
      lazy: false,
      onNonLazyError: () => {},
      on: {
        connected: () => connected.resolve(),
        closed: (event) => closed.resolve((event as CloseEvent).code),
      },
    });
    await connected.promise;
    const { data: out } = await client.graphql('mutation { signOut { signedOut } }');
    expect(out).toEqual({ signOut: { signedOut: true } });
    expect(await closed.promise).toBe(4403);
    await socket.dispose();
    expect(await codeOf(client)).toBe('UNAUTHENTICATED');
  });

  it('answers every token that is not an access token of ours alike', async () => {
    const user = await newUser();
    const context = testContext(app);
    const { token, actor, refreshToken } = await sessions.openForStaff(
      context,
      'company-user',
      user.id,
    );
    const [header = '', payload = '', signature = ''] = token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<
      string,
      unknown
    >;
    const signed = (changes: object, key: Buffer | string, extra = {}) =>
      new SignJWT({ ...claims, ...changes })
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...extra })
        .sign(typeof key === 'string' ? new TextEncoder().encode(key) : key);
    const key = digests.keyFor('access token');
    const reset = await new OneTimeTokens(digests).issue(
      app.em(),
      'company-password-reset',
      user.id,
      60,
    );
    const now = Math.floor(Date.now() / 1000);
    const forged = [
      `${encode({ alg: 'none', typ: 'at+jwt' })}.${payload}.`,
      `${header}.${encode({ ...claims, managingCompanyId: user.id })}.${signature}`,
      await signed({}, 'secret'),
      await signed({}, 'changeme'),
      await signed({}, app.config.sessionSecret ?? ''),
      await signed({}, 'x', { kid: '../../dev/null' }),
      await signed({}, 'x', { jwk: { kty: 'oct', k: encode({}) } }),
      await signed({ exp: now - 1 }, key),
      await signed({ exp: undefined }, key),
      await signed({ nbf: now + 3600 }, key),
      await signed({ iss: 'somebody' }, key),
      await signed({ aud: 'admin' }, key),
      await signed({ aud: 'end-user' }, key),
      await signed({ sid: 'nonsense' }, key),
      await signed({ sub: actor.sessionId }, key),
      await signed({}, key, { typ: 'JWT' }),
      refreshToken,
      reset.token,
      'nonsense',
    ];
    for (const bearer of forged) {
      const client = app.client();
      client.bearer = bearer;
      const response = await client.fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: SESSIONS }),
      });
      expect([response.status, await response.json()]).toMatchObject([
        401,
        { errors: [{ message: REFUSAL.message, extensions: { code: 'UNAUTHENTICATED' } }] },
      ]);
    }
    const client = app.client();
    client.bearer = await signed({}, key);
    expect((await client.graphql<Sessions>(SESSIONS)).data?.signInSessions).toHaveLength(1);
  });

  it.each(['INACTIVE', 'SUSPENDED', 'PENDING'] as const)(
    'lets nobody in who is %s, from one request to the next',
    async (status) => {
      const user = await newUser();
      const client = await asCompanyUser(app, user);
      await app.em().nativeUpdate(CompanyUser, { id: user.id }, { status });
      expect(await codeOf(client)).toBe('UNAUTHENTICATED');
      await expect(asCompanyUser(app, user)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    },
  );

  it('lets no administrator in who is not verified', async () => {
    const admin = await createAdmin(app.em(), { isVerified: false });
    await expect(asAdmin(app, admin)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('reads the permissions of a role with every request', async () => {
    const user = await newUser({ role: 'COMPANY_STAFF' });
    const { token } = await sessions.openForStaff(testContext(app), 'company-user', user.id);
    const permissions = async () => {
      const actor = await sessions.authenticate(app.em(), { bearer: token });
      return actor.kind === 'companyUser' ? [...actor.permissions] : [];
    };
    expect(await permissions()).toContain('users.view');
    await app.em().execute(
      `insert into role_permissions (id, company_id, role, permissions, updated_at)
         values (gen_random_uuid(), ?, 'COMPANY_STAFF', '["team.view", "no.such"]', now())`,
      [user.managingCompany.id],
    );
    expect(await permissions()).toEqual(['team.view']);
  });

  it('looks once for requests that come together, and anew for each that comes later', async () => {
    const admin = await createAdmin(app.em());
    const { token, actor } = await sessions.openForStaff(testContext(app), 'admin', admin.id);
    const ask = () => sessions.authenticate(app.em(), { bearer: token });
    // The signature of a token is checked once, for as long as it takes.
    const known = await ask();
    const [first, second] = await Promise.all([ask(), ask()]);
    expect(second).toBe(first);
    expect(first).not.toBe(known);
    const begun = ask();
    await sessions.end({ ...testContext(app), actor });
    expect(await begun.catch(() => undefined)).not.toBe(first);
    await expect(ask()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('exchanges a refresh cookie for an access token and the next cookie', async () => {
    const admin = await createAdmin(app.em());
    const { client, opened } = await withCookie(admin.id);
    const { status, body } = await client.json('POST', '/auth/refresh', {});
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, data: { token: expect.any(String) } });
    expect(client.cookies.get('hausgeist_admin_refresh')).not.toBe(opened.refreshToken);
    client.bearer = (body as { data: { token: string } }).data.token;
    expect(await codeOf(client)).toBeUndefined();
    expect((await client.json('POST', '/api/auth/refresh')).status).toBe(200);
  });

  it('bears with several tabs that refresh at the same moment', async () => {
    const admin = await createAdmin(app.em());
    const { opened } = await withCookie(admin.id);
    const answers = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const tab = app.client();
        tab.cookies.set('hausgeist_admin_refresh', opened.refreshToken);
        const { status } = await tab.json('POST', '/api/auth/refresh', {});
        return [status, tab.cookies.get('hausgeist_admin_refresh') !== opened.refreshToken];
      }),
    );
    expect(answers.map(([status]) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(answers.filter(([, rotated]) => rotated)).toHaveLength(1);
  });

  it('ends the session when an old refresh token is used again', async () => {
    const admin = await createAdmin(app.em());
    const { client, opened } = await withCookie(admin.id);
    await client.json('POST', '/api/auth/refresh', {});
    await client.json('POST', '/api/auth/refresh', {});
    const thief = app.client();
    thief.cookies.set('hausgeist_admin_refresh', opened.refreshToken);
    const { status, body } = await thief.json('POST', '/api/auth/refresh', {});
    expect([status, body]).toMatchObject([401, REFUSAL]);
    expect((await client.json('POST', '/api/auth/refresh', {})).status).toBe(401);
  });

  it('ends it too once the time of parallel tabs is over', async () => {
    const admin = await createAdmin(app.em());
    const { client, opened } = await withCookie(admin.id);
    await client.json('POST', '/api/auth/refresh', {});
    await app
      .em()
      .execute(`update session set rotated_at = now() - interval '11 seconds' where id = ?`, [
        opened.actor.sessionId,
      ]);
    client.cookies.set('hausgeist_admin_refresh', opened.refreshToken);
    expect((await client.json('POST', '/api/auth/refresh', {})).status).toBe(401);
    await expect(sessions.authenticate(app.em(), { bearer: opened.token })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });

  it('does not end a session for a made-up token that names it', async () => {
    const admin = await createAdmin(app.em());
    const { client, opened } = await withCookie(admin.id);
    const stranger = app.client();
    const invented = `${opened.actor.sessionId}.${Buffer.alloc(40).toString('base64url')}`;
    for (const value of [invented, 'nonsense', `${invented}.x`, opened.actor.sessionId]) {
      stranger.cookies.set('hausgeist_admin_refresh', value);
      expect((await stranger.json('POST', '/api/auth/refresh', {})).status).toBe(401);
    }
    expect((await client.json('POST', '/api/auth/refresh', {})).status).toBe(200);
  });

  it('gives nothing for a refresh token of the other audience', async () => {
    const admin = await createAdmin(app.em());
    const { opened } = await withCookie(admin.id);
    const client = app.client();
    client.cookies.set('hausgeist_company_refresh', opened.refreshToken);
    expect((await client.json('POST', '/api/companies/auth/refresh', {})).status).toBe(401);
  });

  it('ends the session of the cookie at sign-out, and says so without one', async () => {
    const admin = await createAdmin(app.em());
    const { client, opened } = await withCookie(admin.id);
    const refreshToken = client.cookies.get('hausgeist_admin_refresh') ?? '';
    expect((await client.json('POST', '/api/auth/logout')).body).toMatchObject({ success: true });
    expect(client.cookies.size).toBe(0);
    client.cookies.set('hausgeist_admin_refresh', refreshToken);
    expect((await client.json('POST', '/api/auth/refresh', {})).status).toBe(401);
    expect((await app.client().json('POST', '/api/auth/logout', {})).status).toBe(200);
    expect(opened.token).toBeTruthy();
  });

  it('shows only my own sessions, and ends them one by one or all others', async () => {
    const em = app.em();
    const [admin, other] = [await createAdmin(em), await createAdmin(em)];
    const [first, second, third] = [
      await asAdmin(app, admin),
      await asAdmin(app, admin),
      await asAdmin(app, admin),
    ];
    const stranger = await asAdmin(app, other);
    const { data } = await first.graphql<Sessions>(SESSIONS);
    expect(data?.signInSessions).toHaveLength(3);
    const END = 'mutation ($input: EndSessionInput!) { endSession(input: $input) { message } }';
    const sessionId = data?.signInSessions.find(({ isCurrent }) => !isCurrent)?.id;
    const refused = await stranger.graphql(END, { input: { sessionId } });
    expect(refused.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    await first.graphql(END, { input: { sessionId } });
    await first.graphql('mutation { endOtherSessions { message } }');
    expect([await codeOf(first), await codeOf(second), await codeOf(third)]).toEqual([
      undefined,
      'UNAUTHENTICATED',
      'UNAUTHENTICATED',
    ]);
    expect(await codeOf(stranger)).toBeUndefined();
    expect(await codeOf(app.client())).toBe('UNAUTHENTICATED');
    const entries = await app
      .em()
      .execute('select action from audit_entry where actor_id = ? order by at', [admin.id]);
    expect(entries).toEqual([
      { action: 'account.session-ended' },
      { action: 'account.other-sessions-ended' },
    ]);
  });

  it('ends a session of staff at last, however much it is used', async () => {
    const em = app.em();
    const begunAgo = (id: string, ago: string) =>
      em.execute('update session set created_at = now() - ?::interval where id = ?', [ago, id]);
    const admin = await createAdmin(em);
    const { client, opened } = await withCookie(admin.id);
    await begunAgo(opened.actor.sessionId, '6 days 23 hours');
    expect((await client.json('POST', '/api/auth/refresh', {})).status).toBe(200);
    const [session] = await em.execute<{ left: number }[]>(
      'select extract(epoch from expires_at - now())::int as left from session where id = ?',
      [opened.actor.sessionId],
    );
    expect(session?.left).toBeGreaterThan(3500);
    expect(session?.left).toBeLessThanOrEqual(3600);
    // As it would be for a session that was opened before there was an end.
    await begunAgo(opened.actor.sessionId, '7 days 1 second');
    expect((await client.json('POST', '/api/auth/refresh', {})).status).toBe(401);

    const user = await newUser();
    const long = await sessions.openForStaff(testContext(app), 'company-user', user.id);
    const portal = app.client();
    portal.cookies.set('hausgeist_company_refresh', long.refreshToken);
    await begunAgo(long.actor.sessionId, '89 days');
    const refreshed = await portal.json('POST', '/api/companies/auth/refresh', {});
    expect(refreshed.status).toBe(200);
    await begunAgo(long.actor.sessionId, '91 days');
    expect((await portal.json('POST', '/api/companies/auth/refresh', {})).status).toBe(401);
  });

  it('keeps who signed out, and that a used refresh token came again', async () => {
    const admin = await createAdmin(app.em());
    const user = await newUser();
    const { client } = await withCookie(admin.id);
    await client.json('POST', '/api/auth/logout', {});
    await client.json('POST', '/api/auth/logout', {});
    await (await asCompanyUser(app, user)).graphql('mutation { signOut { signedOut } }');
    const stolen = await withCookie(admin.id);
    await stolen.client.json('POST', '/api/auth/refresh', {});
    await stolen.client.json('POST', '/api/auth/refresh', {});
    for (let n = 0; n < 3; n += 1) {
      stolen.client.cookies.set('hausgeist_admin_refresh', stolen.opened.refreshToken);
      await stolen.client.json('POST', '/api/auth/refresh', {});
    }
    const entries = await app.em().execute<object[]>(
      `select action, actor_kind, actor_id, company_id, subject_id, details from audit_entry
        where subject_id in (?, ?) order by at`,
      [admin.id, user.id],
    );
    const ofAdmin = { subject_id: admin.id, company_id: null, details: { device: 'vitest' } };
    expect(entries).toEqual([
      { action: 'session.signed-out', actor_kind: 'admin', actor_id: admin.id, ...ofAdmin },
      {
        ...{ action: 'session.signed-out', actor_kind: 'companyUser', actor_id: user.id },
        ...{ subject_id: user.id, company_id: user.managingCompany.id },
        details: { device: 'vitest' },
      },
      { action: 'session.token-reused', actor_kind: 'anonymous', actor_id: null, ...ofAdmin },
    ]);
  });

  it('stores no token in the clear', async () => {
    const admin = await createAdmin(app.em());
    const { opened } = await withCookie(admin.id);
    const rows = JSON.stringify(await app.em().execute('select * from session'));
    const secret = opened.refreshToken.split('.')[1] ?? '';
    expect(secret.length).toBeGreaterThan(40);
    expect(rows).not.toContain(secret);
    expect(rows).not.toContain(opened.token);
  });
});
