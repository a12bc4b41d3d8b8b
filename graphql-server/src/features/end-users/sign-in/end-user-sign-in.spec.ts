import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany, createEndUser } from '../../../testing/factories.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import type { EndUser } from '../end-user.entity.js';

const AUTHENTICATE = `mutation ($input: AuthenticateEndUserInput!) {
  authenticateEndUser(input: $input) { token endUser { firstName company { name } } }
}`;
const VIEWER = '{ viewer { kind ... on EndUserViewer { endUser { firstName } } } }';

interface Authenticated {
  authenticateEndUser: { token: string; endUser: { firstName: string; company: { name: string } } };
}

describe('end user sign-in', () => {
  let app: TestApp;
  let tenant: EndUser;

  beforeAll(async () => {
    app = await startTestApp();
    const em = app.em();
    tenant = await createEndUser(em, await createCompany(em), { authNumber: '123456' });
  });
  afterAll(() => app.stop());

  const freshTenant = async () => {
    const em = app.em();
    return createEndUser(em, await createCompany(em), { authNumber: '123456' });
  };

  it('lets a tenant in with e-mail in any case and a number with spaces, by cookie and token', async () => {
    const client = app.client();
    const input = { email: ` ${tenant.email.toUpperCase()} `, authNumber: '123 456' };
    const { data } = await client.graphql<Authenticated>(AUTHENTICATE, { input });
    expect(data?.authenticateEndUser.endUser.firstName).toBe(tenant.firstName);

    const byCookie = await client.graphql(VIEWER);
    expect(byCookie.data).toEqual({
      viewer: { kind: 'END_USER', endUser: { firstName: tenant.firstName } },
    });
    const byToken = await app.client().fetch('/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${data?.authenticateEndUser.token}`,
      },
      body: JSON.stringify({ query: VIEWER }),
    });
    expect(await byToken.json()).toMatchObject({ data: { viewer: { kind: 'END_USER' } } });
  });

  it('keeps the token out of reach of scripts', async () => {
    const response = await app.client().fetch('/api/users/authenticate', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: tenant.email, authNumber: '123456' }),
    });
    const cookie = response.headers.get('set-cookie');
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('answers a wrong number and an unknown address alike', async () => {
    const [wrong, unknown] = await Promise.all(
      [tenant.email, 'nobody@mieter.example'].map((email) =>
        app.client().json('POST', '/api/users/authenticate', { email, authNumber: '999999' }),
      ),
    );
    expect(wrong?.status).toBe(401);
    expect(unknown).toEqual(wrong);
    expect(wrong?.body).toMatchObject({
      success: false,
      message: expect.stringContaining('Ungültige Authentifizierungsnummer'),
    });
  });

  it('stops guessing after five tries and refuses even the right number then', async () => {
    const { email } = await freshTenant();
    const responses: Response[] = [];
    for (const authNumber of [
      '200001',
      '200002',
      '200003',
      '200004',
      '200005',
      '200006',
      '123456',
    ]) {
      responses.push(
        await app.client().fetch('/api/users/authenticate', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email, authNumber }),
        }),
      );
    }
    const statuses = responses.map(({ status }) => status);
    expect(Number(responses.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });

  it('gives no new tries at a number to who has another one under the same address', async () => {
    const { email } = await freshTenant();
    const em = app.em();
    await createEndUser(em, await createCompany(em), { email, authNumber: '654321' });
    const statuses: number[] = [];
    for (const authNumber of [
      '200001',
      '200002',
      '200003',
      '200004',
      '654321',
      '200005',
      '200006',
    ]) {
      const body = { email, authNumber };
      const { status } = await app.client().json('POST', '/api/users/authenticate', body);
      statuses.push(status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 200, 401, 429]);
  });

  it('evaluates at most five of a hundred guesses made at the same moment', async () => {
    const { email } = await freshTenant();
    const guesses = Array.from({ length: 40 }, (_, n) =>
      app
        .client()
        .json('POST', '/api/users/authenticate', { email, authNumber: String(300_000 + n) }),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(5);
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
  });

  it('does not count those who succeed against their common address', async () => {
    const { email } = await freshTenant();
    const from = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.77' };
    const statuses = new Set<number>();
    for (let times = 0; times < 70; times += 1) {
      const body = JSON.stringify({ email, authNumber: '123456' });
      const path = '/api/users/authenticate';
      const { status } = await app.client().fetch(path, { method: 'POST', headers: from, body });
      statuses.add(status);
    }
    expect([...statuses]).toEqual([200]);
  });

  it('ends the session on the server when signing out', async () => {
    const client = app.client();
    const { email } = await freshTenant();
    const { data } = await client.graphql<Authenticated>(AUTHENTICATE, {
      input: { email, authNumber: '123456' },
    });
    expect(await client.graphql('mutation { signOut { signedOut } }')).toMatchObject({
      data: { signOut: { signedOut: true } },
    });
    const response = await client.fetch('/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${data?.authenticateEndUser.token}`,
      },
      body: JSON.stringify({ query: VIEWER }),
    });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
  });

  it('stores no token in the clear', async () => {
    const client = app.client();
    const { email } = await freshTenant();
    await client.graphql(AUTHENTICATE, { input: { email, authNumber: '123456' } });
    const token = client.cookies.get('hausgeist_session') ?? '';
    expect(token.length).toBeGreaterThan(40);
    const rows = await app.em().execute<object[]>('select * from session');
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
