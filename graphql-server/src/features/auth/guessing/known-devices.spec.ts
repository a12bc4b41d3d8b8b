import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createAdmin,
  createCompany,
  createCompanyUser,
  createEndUser,
  TEST_PASSWORD,
  tellIn,
} from '../../../testing/factories.js';
import { storedMails } from '../../../testing/mails.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { emptyValkey } from '../../../testing/test-valkey.js';
import type { TestClient } from '../../../testing/test-client.js';
import { KnownDevices } from './known-devices.js';

let app: TestApp;
let visitors = 0;

beforeAll(async () => {
  app = await startTestApp({
    config: {
      trustedProxies: ['127.0.0.1', '::1'],
      signInFailures: { alarm: 0, breaker: 0 },
    },
  });
});
afterAll(() => app.stop());

interface WayIn {
  path: string;
  newEmail: (by: TestApp) => Promise<string>;
  guess: (n: number) => object;
  right: object;
}

const TENANTS: WayIn = {
  path: '/api/users/authenticate',
  newEmail: async (by) => {
    const em = by.em();
    return (await createEndUser(em, await createCompany(em), { authNumber: '123456' })).email;
  },
  guess: (n) => ({ authNumber: String(200_000 + n) }),
  right: { authNumber: '123456' },
};
const guess = (n: number) => ({ password: `Geraten-${n}` });
const right = { password: TEST_PASSWORD };
const waysIn: [string, WayIn][] = [
  ['tenant', TENANTS],
  [
    'administrator',
    {
      ...{ path: '/api/auth/login', guess, right },
      newEmail: async (by) => (await createAdmin(by.em())).email,
    },
  ],
  [
    'company user',
    {
      ...{ path: '/api/companies/auth/login', guess, right },
      newEmail: async (by) =>
        (await createCompanyUser(by.em(), await createCompany(by.em()))).email,
    },
  ],
];

const newAddress = () => `203.0.113.${(visitors += 1)}`;

async function send(client: TestClient, path: string, body: object, address = newAddress()) {
  const response = await client.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  });
  return response.status;
}

describe.each(waysIn)('a device that a %s has signed in with', (_who, way) => {
  const { path } = way;

  it('is let in while strangers have used up the tries of the account', async () => {
    const email = await way.newEmail(app);
    const own = app.client();
    expect(await send(own, path, { email, ...way.right })).toBe(200);
    const strangers = [];
    for (let n = 0; n < 40; n += 1) {
      strangers.push(await send(app.client(), path, { email, ...way.guess(n) }));
    }
    expect(strangers.at(-1)).toBe(429);
    expect(await send(app.client(), path, { email, ...way.right })).toBe(429);
    expect(await send(own, path, { email, ...way.right })).toBe(200);
  });

  it('has no more tries than any other', async () => {
    const email = await way.newEmail(app);
    const own = app.client();
    await send(own, path, { email, ...way.right });
    const statuses = [];
    for (let n = 0; n < 8; n += 1) statuses.push(await send(own, path, { email, ...way.guess(n) }));
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
  });

  it('is no device of another account', async () => {
    const [email, other] = [await way.newEmail(app), await way.newEmail(app)];
    const own = app.client();
    await send(own, path, { email, ...way.right });
    for (let n = 0; n < 6; n += 1) {
      await send(app.client(), path, { email: other, ...way.guess(n) });
    }
    expect(await send(own, path, { email: other, ...way.right })).toBe(429);
  });
});

describe('what a device keeps', () => {
  const devices = new KnownDevices(randomBytes(32));
  const jana = { wayIn: 'end-user-sign-in', account: 'jana@post.example' };

  afterEach(() => {
    vi.useRealTimers();
  });

  it('is known by its signature alone, for this account and way in', () => {
    const proof = devices.remember(undefined, jana);
    expect(devices.find(proof, jana)).toBeDefined();
    expect(devices.find(proof, { ...jana, account: 'jan@post.example' })).toBeUndefined();
    expect(devices.find(proof, { ...jana, wayIn: 'admin-sign-in' })).toBeUndefined();
    expect(new KnownDevices(randomBytes(32)).find(proof, jana)).toBeUndefined();
    expect(devices.find(`A${proof}`, jana)).toBeUndefined();
    expect(devices.find('~.~..x', jana)).toBeUndefined();
    expect(proof).not.toContain('jana');
  });

  it('holds several accounts, the latest ones', () => {
    const names = Array.from({ length: 8 }, (_, n) => ({ ...jana, account: `${n}@post.example` }));
    let proof: string | undefined;
    for (const name of names) proof = devices.remember(proof, name);
    const known = names.map((name) => devices.find(proof, name) !== undefined);
    expect(known).toEqual([false, false, true, true, true, true, true, true]);
    expect(proof?.length).toBeLessThan(1000);
  });

  it('ends with its time', () => {
    const proof = devices.remember(undefined, jana);
    vi.useFakeTimers();
    vi.advanceTimersByTime(367 * 86_400_000);
    expect(devices.find(proof, jana)).toBeUndefined();
  });
});

describe('failures over all accounts', () => {
  let guarded: TestApp;

  beforeEach(async () => {
    await emptyValkey();
    guarded = await startTestApp({
      config: {
        trustedProxies: ['127.0.0.1', '::1'],
        signInFailures: { alarm: 6, breaker: 12 },
      },
    });
  });
  afterEach(() => guarded.stop());

  it('tell administrators, then make new devices wait, and known ones not', async () => {
    const [inEnglish, inGerman] = [
      await createAdmin(guarded.em()),
      await createAdmin(guarded.em()),
    ];
    await tellIn(guarded.em(), 'de', inGerman);
    const email = await TENANTS.newEmail(guarded);
    const known = guarded.client();
    expect(await send(known, TENANTS.path, { email, ...TENANTS.right })).toBe(200);
    const statuses = [];
    // One number at many accounts: no account and no address ever sees more than one failure.
    for (let n = 0; n < 20; n += 1) {
      const body = { email: await TENANTS.newEmail(guarded), ...TENANTS.guess(1) };
      statuses.push(await send(guarded.client(), TENANTS.path, body));
    }
    expect(statuses).toEqual([...Array<number>(12).fill(401), ...Array<number>(8).fill(429)]);
    const own = { email, ...TENANTS.right };
    expect(await send(guarded.client(), TENANTS.path, own)).toBe(429);
    expect(await send(known, TENANTS.path, own)).toBe(200);
    const subjectsTo = async (admin: { email: string }) =>
      (await storedMails(guarded, admin.email)).map(({ subject }) => subject).toSorted();
    await expect
      .poll(() => subjectsTo(inEnglish))
      .toEqual(['Sign-ins from new devices are stopped', 'Unusually many sign-ins fail']);
    await expect
      .poll(() => subjectsTo(inGerman))
      .toEqual([
        'Anmeldungen von neuen Geräten sind gesperrt',
        'Ungewöhnlich viele Anmeldungen schlagen fehl',
      ]);
    const metrics = await (await guarded.client().fetch('/metrics')).text();
    expect(metrics).toMatch(/^hausgeist_sign_in_alarms_total\{kind="breaker"\} [1-9]/m);
  });

  it('are not those who get in', async () => {
    const email = await TENANTS.newEmail(guarded);
    const statuses = new Set<number>();
    for (let n = 0; n < 20; n += 1) {
      statuses.add(await send(guarded.client(), TENANTS.path, { email, ...TENANTS.right }));
    }
    expect([...statuses]).toEqual([200]);
  });
});
