import { createHash, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAdmin, createCompany, createEndUser } from '../../testing/factories.js';
import { asAdmin } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';

const LIMITS = { anonymous: 60, admin: 100 };
const COMPANIES = '{ companies(first: 20) { edges { node { id } } } }';
const REMOVE = 'mutation ($input: DeleteInput!) { deleteEndUser(input: $input) { message } }';

let app: TestApp;
let admin: TestClient;

beforeAll(async () => {
  app = await startTestApp({ config: { graphqlBudgets: LIMITS } });
});
afterAll(() => app.stop());
/** Each test has a minute of its own, and so its own budget. */
let minute = Math.floor(Date.now() / 60_000) * 60_000;
beforeEach(async () => {
  minute += 60_000;
  vi.useFakeTimers({ toFake: ['Date'], now: minute });
  admin = await asAdmin(app, await createAdmin(app.em()));
});

afterEach(() => {
  vi.useRealTimers();
});

interface Answer {
  data?: object | null;
  errors?: { message: string; extensions: { code: string } }[];
  extensions?: { cost?: { requested: number; budget: { remaining: number } } };
}

async function post(client: TestClient, body: object, headers: Record<string, string> = {}) {
  const response = await client.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, ...((await response.json()) as Answer) };
}

/** Points that are left; the question takes one. */
const leftTo = async (client: TestClient) =>
  (await post(client, { query: '{ viewer { kind } }' })).extensions?.cost?.budget.remaining ?? -1;

const keptKeys = () => app.em().execute<object[]>('select 1 from idempotent_request');

describe('a query that is named by its digest', () => {
  it('is refused, so that no key for a mutation can be overlooked', async () => {
    const query = 'mutation { signOut { signedOut } }';
    const sha256Hash = createHash('sha256').update(query).digest('hex');
    const extensions = { persistedQuery: { version: 1, sha256Hash } };
    for (const body of [{ query, extensions }, { extensions }]) {
      const { status, errors } = await post(admin, body, { 'idempotency-key': randomUUID() });
      expect(status).toBe(400);
      expect(errors).toMatchObject([
        {
          message: 'PersistedQueryNotSupported',
          extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' },
        },
      ]);
    }
    expect((await post(admin, { query: '{ viewer { kind } }' })).data).toEqual({
      viewer: { kind: 'ADMIN' },
    });
  });
});

describe('what is refused', () => {
  it('takes no more than a point of those who share an address', async () => {
    const before = await leftTo(app.client());
    const refused = await post(app.client(), { query: COMPANIES });
    expect(refused.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(refused.extensions?.cost?.requested).toBe(41);
    expect(await leftTo(app.client())).toBe(before - 2);
    const socket = app.client().socket();
    for await (const _answer of socket.iterate({ query: COMPANIES })) continue;
    await socket.dispose();
    expect(await leftTo(app.client())).toBe(before - 4);
  });

  it('takes what its open part costs', async () => {
    const before = await leftTo(app.client());
    await post(app.client(), { query: `{ viewer { kind } ${COMPANIES.slice(1)}` });
    expect(await leftTo(app.client())).toBe(before - 2);
    await post(admin, { query: COMPANIES });
    expect(await leftTo(admin)).toBe(LIMITS.admin - 41 - 1);
  });

  it('takes a point of those whose document is invalid', async () => {
    expect((await post(admin, { query: '{ nothing }' })).status).toBe(400);
    const socket = admin.socket();
    await socket
      .iterate({ query: '{ nothing }' })
      .next()
      .catch(() => undefined);
    await socket.dispose();
    expect(await leftTo(admin)).toBe(LIMITS.admin - 3);
  });

  it('keeps no key when the document is invalid or the budget is used up', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const before = (await keptKeys()).length;
    await post(admin, { query: 'mutation { nothing }' }, headers);
    for (const _ of [1, 2]) await post(admin, { query: COMPANIES });
    const left = await leftTo(admin);
    for (let i = 0; i < left; i += 1) await post(admin, { query: '{ __typename }' });
    const input = { id: randomUUID() };
    const refused = await post(admin, { query: REMOVE, variables: { input } }, headers);
    expect(refused.status).toBe(429);
    expect((await keptKeys()).length).toBe(before);
  });
});

describe('a mutation that sets or clears a cookie', () => {
  it('is refused over the socket before it does anything', async () => {
    const endUser = await createEndUser(app.em(), await createCompany(app.em()));
    const input = { email: endUser.email, authNumber: endUser.authNumber };
    const socket = app.client().socket();
    const refusal: unknown = await socket
      .iterate({
        query:
          'mutation ($input: AuthenticateEndUserInput!) { authenticateEndUser(input: $input) { __typename } }',
        variables: { input },
      })
      .next()
      .catch((error: unknown) => error);
    expect(refusal).toMatchObject([
      { message: expect.stringContaining('HTTP'), extensions: { code: 'BAD_USER_INPUT' } },
    ]);
    await socket.dispose();
    const sessions = await app
      .em()
      .execute<object[]>('select 1 from session where subject_id = ?', [endUser.id]);
    expect(sessions).toEqual([]);
    const own = admin.socket();
    const staying: unknown = await own
      .iterate({ query: 'mutation { signOut { signedOut } }' })
      .next()
      .catch((error: unknown) => error);
    expect(staying).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    await own.dispose();
    expect(await leftTo(admin)).toBeGreaterThan(0);
  });
});
