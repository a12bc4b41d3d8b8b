import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { RateLimits } from '../../platform/limits/index.js';
import {
  createAdmin,
  createCompany,
  createCompanyUser,
  createEndUser,
  TEST_PASSWORD,
} from '../../testing/factories.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { passwordAttempts } from './attempts.js';

/** One way in: where, and what a guess and the right answer look like. */
interface WayIn {
  path: string;
  newEmail: () => Promise<string>;
  guess: (n: number) => object;
  right: object;
}

let app: TestApp;
let visitors = 0;

beforeAll(async () => {
  app = await startTestApp({ config: { trustedProxies: ['127.0.0.1', '::1'] } });
});
afterAll(() => app.stop());

const waysIn: [string, WayIn][] = [
  [
    'tenants',
    {
      path: '/api/users/authenticate',
      newEmail: async () => {
        const em = app.em();
        return (await createEndUser(em, await createCompany(em), { authNumber: '123456' })).email;
      },
      guess: (n) => ({ authNumber: String(200_000 + n) }),
      right: { authNumber: '123456' },
    },
  ],
  [
    'administrators',
    {
      path: '/api/auth/login',
      newEmail: async () => (await createAdmin(app.em())).email,
      guess: (n) => ({ password: `Geraten-${n}` }),
      right: { password: TEST_PASSWORD },
    },
  ],
  [
    'company users',
    {
      path: '/api/companies/auth/login',
      newEmail: async () => {
        const em = app.em();
        return (await createCompanyUser(em, await createCompany(em))).email;
      },
      guess: (n) => ({ password: `Geraten-${n}` }),
      right: { password: TEST_PASSWORD },
    },
  ],
];

/** An address that nothing has come from yet. */
const newAddress = () => `203.0.113.${(visitors += 1)}`;

async function send(path: string, body: object, address: string) {
  const response = await app.client().fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  });
  const { status, headers } = response;
  return { status, retryAfter: Number(headers.get('retry-after')), text: await response.text() };
}

describe.each(waysIn)('guessing what lets %s in', (_whose, { path, newEmail, guess, right }) => {
  it('stops after five tries, and the right answer then waits too', async () => {
    const [email, address] = [await newEmail(), newAddress()];
    const answers = [];
    for (let n = 0; n < 20; n += 1) {
      answers.push(await send(path, { email, ...guess(n) }, address));
    }
    answers.push(await send(path, { email, ...right }, newAddress()));
    expect(answers.map(({ status }) => status)).toEqual([
      ...Array<number>(5).fill(401),
      ...Array<number>(16).fill(429),
    ]);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.every(({ retryAfter }) => retryAfter > 0)).toBe(true);
  });

  it('does not get further with a hundred guesses at once, from as many addresses', async () => {
    const email = await newEmail();
    const answers = await Promise.all(
      Array.from({ length: 100 }, async (_, n) =>
        send(path, { email, ...guess(n) }, `198.51.100.${n}`),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(95);
  });

  it('stops at one address that tries many people, known or not', { timeout: 60_000 }, async () => {
    const address = newAddress();
    const known = await Promise.all(Array.from({ length: 10 }, newEmail));
    const statuses: number[] = [];
    for (let n = 0; n < 200; n += 1) {
      const email = known[n % 20] ?? `niemand-${n}@post.example`;
      for (const body of [guess(1), guess(2)]) {
        statuses.push((await send(path, { email, ...body }, address)).status);
      }
    }
    const evaluated = statuses.filter((status) => status === 401).length;
    expect(evaluated).toBeGreaterThan(0);
    expect(evaluated).toBeLessThan(100);
    expect(statuses.slice(statuses.indexOf(429))).not.toContain(500);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('a lock', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('ends with its time', async () => {
    vi.useFakeTimers();
    const attempts = passwordAttempts(new RateLimits(), 'test');
    const attempt = () => attempts.count({ address: '203.0.113.250' }, 'jana@post.example');
    for (let n = 0; n < 5; n += 1) await attempt();
    await expect(attempt()).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 60 });
    vi.advanceTimersByTime(59_000);
    await expect(attempt()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    vi.advanceTimersByTime(61_000);
    await attempt();
  });
});
