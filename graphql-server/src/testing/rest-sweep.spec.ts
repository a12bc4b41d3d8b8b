import { randomUUID } from 'node:crypto';
import { PLATFORM_KEY_SCOPES } from '@hausgeist/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newSessionId, signIn } from './chat.js';
import { createAdmin, createCompany, createCompanyUser, createEndUser } from './factories.js';
import { asAdmin, asApiKey, asCompanyUser } from './sign-in.js';
import { startTestApp, type TestApp } from './test-app.js';
import type { TestClient } from './test-client.js';

// Every call that the server describes, with everything that a program can get wrong. What the calls
// do is for the tests of their features; here it only matters that no answer leaves the form.

interface Operation {
  parameters: { name: string; schema: { const?: string } }[];
  security: object[];
  requestBody?: { content: Record<string, { schema: { properties?: object } }> };
}

/** The address, with these ids in it. */
const addressOf = ({ path, parameters }: Call, id: () => string): string =>
  `/api${path.replaceAll(/\{(\w+)\}/g, (_place, name: string) => {
    const { const: constant } = parameters.find((one) => one.name === name)?.schema ?? {};
    return encodeURIComponent(constant ?? id());
  })}`;

interface Call extends Operation {
  method: string;
  path: string;
}

let app: TestApp;
let calls: Call[];
const clients = new Map<string, () => Promise<TestClient>>();

beforeAll(async () => {
  app = await startTestApp();
  const { body } = await app.client().json('GET', '/api/openapi.json');
  const { paths } = body as { paths: Record<string, Record<string, Operation>> };
  calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      path,
      method: method.toUpperCase(),
    })),
  );
  const em = app.em();
  const company = await createCompany(em);
  const tenant = await createEndUser(em, company);
  const admin = await createAdmin(em);
  const staff = await createCompanyUser(em, company, { role: 'COMPANY_STAFF' });
  const manager = await createCompanyUser(em, company);
  clients.set('nobody', async () => app.client());
  clients.set('a tenant', async () => signIn(app, tenant));
  clients.set('an administrator', async () => asAdmin(app, admin));
  clients.set('company staff', async () => asCompanyUser(app, staff));
  clients.set('a program', async () => asApiKey(app, PLATFORM_KEY_SCOPES));
  clients.set('a company administrator', async () => asCompanyUser(app, manager));
});
afterAll(() => app.stop());

const json = { 'content-type': 'application/json' };

/** Bodies that no call expects. */
function wrongBodies({ requestBody }: Call): [string, RequestInit][] {
  const [content] = Object.values(requestBody?.content ?? {});
  const fields = Object.keys(content?.schema.properties ?? { id: 1 });
  const filled = (value: unknown) =>
    JSON.stringify(Object.fromEntries(fields.map((name) => [name, value])));
  return [
    ['nothing', {}],
    ['an empty text', { headers: json, body: '' }],
    ['an empty object', { headers: json, body: '{}' }],
    ['a list', { headers: json, body: '[1]' }],
    ['broken JSON', { headers: json, body: '{"a":' }],
    ['numbers', { headers: json, body: filled(5) }],
    ['objects', { headers: json, body: filled({ $gt: '' }) }],
    ['empty texts', { headers: json, body: filled('') }],
    ['a NUL', { headers: json, body: filled('a\0b') }],
    ['long texts', { headers: json, body: filled('x'.repeat(5_000)) }],
    ['XML', { headers: { 'content-type': 'application/xml' }, body: '<a/>' }],
    ['an empty form', { body: new FormData() }],
  ];
}

/** What an answer does wrong, if anything. */
async function faultOf(response: Response): Promise<string | undefined> {
  const { status, headers } = response;
  const text = await response.text();
  if (status >= 500) return `${status}: ${text}`;
  // A file that was asked for is what it is.
  if (status === 200 && headers.get('content-disposition')?.startsWith('attachment')) {
    return undefined;
  }
  // A browser is sent on, to a page of ours.
  if (status === 303 && /^\/\w/.test(headers.get('location') ?? '')) return undefined;
  if (headers.get('content-type') !== 'application/json; charset=utf-8') {
    return `${status} is ${headers.get('content-type') ?? 'nothing'}`;
  }
  const body = JSON.parse(text) as { success?: unknown; valid?: unknown; message?: unknown };
  if (body.success !== status < 400) return `${status} has success ${String(body.success)}`;
  if (status >= 400 && typeof body.message !== 'string') return `${status} has no message`;
  if (/node_modules|\.ts:\d|select .* from/i.test(text)) return `${status} tells too much: ${text}`;
  return undefined;
}

type Bodies = (call: Call) => [string, RequestInit][];

async function sweep(who: string, id: () => string, bodies: Bodies): Promise<string[]> {
  const faults: string[] = [];
  const signedIn = clients.get(who) ?? (async () => app.client());
  let client = await signedIn();
  for (const call of calls) {
    const isRead = call.method === 'GET';
    for (const [name, init] of isRead ? [['nothing', {}] as const] : bodies(call)) {
      const path = addressOf(call, id);
      const response = await client.fetch(path, { method: call.method, ...init });
      const fault = await faultOf(response);
      if (fault) faults.push(`${call.method} ${call.path} with ${name}: ${fault}`);
    }
    // Such a call has just ended the session.
    if (call.path.endsWith('/logout')) client = await signedIn();
  }
  return faults;
}

const fewBodies: Bodies = (call) =>
  wrongBodies(call).filter(([name]) => name === 'nothing' || name === 'a NUL');

describe('every call', () => {
  // Before the others: they use up the attempts that one address has with tokens of releases.
  it('lets nobody in who has not signed in, unless it is for everybody', async () => {
    for (const call of calls) {
      const { method, path, security } = call;
      if (security.length === 0) continue;
      const address = addressOf(call, randomUUID);
      const { status } = await app.client().fetch(address, { method });
      expect([method, path, status]).toEqual([method, path, 401]);
    }
  });

  it.each(['an administrator', 'a company administrator'])(
    'answers %s in the documented form, whatever comes',
    { timeout: 120_000 },
    async (who) => {
      expect(await sweep(who, randomUUID, wrongBodies)).toEqual([]);
    },
  );

  it.each(['nobody', 'a tenant', 'company staff', 'a program'])(
    'answers %s in the documented form',
    { timeout: 60_000 },
    async (who) => {
      expect(await sweep(who, randomUUID, fewBodies)).toEqual([]);
    },
  );

  it.each(['nonsense', '%00', "' OR 1=1--"])(
    'answers to the id %s as well',
    { timeout: 60_000 },
    async (id) => {
      expect(await sweep('an administrator', () => id, fewBodies)).toEqual([]);
    },
  );

  it('takes no harm from query parameters that make no sense', { timeout: 60_000 }, async () => {
    const nonsense = ['-1', '1e9', 'abc', '%', 'a\0', "'; drop table message", 'x'.repeat(5_000)];
    const names = ['companyId', 'page', 'limit', 'search', 'type', 'role', 'status', 'timeRange'];
    const client = (await clients.get('an administrator')?.()) ?? app.client();
    const faults: string[] = [];
    for (const call of calls.filter(({ method }) => method === 'GET')) {
      for (const value of nonsense) {
        const query = new URLSearchParams(Object.fromEntries(names.map((name) => [name, value])));
        const path = addressOf(call, newSessionId);
        const response = await client.fetch(`${path}?${query.toString()}`);
        const fault = await faultOf(response);
        if (fault) faults.push(`${call.path}?${value.slice(0, 30)}: ${fault}`);
      }
    }
    expect(faults).toEqual([]);
  });
});
