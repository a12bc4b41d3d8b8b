import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAdmin } from '../../testing/factories.js';
import { asAdmin } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { PointBudgets } from '../limits/index.js';
import { OperationBudget } from './index.js';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ config: { graphqlBudgets: { anonymous: 3, admin: 100 } } });
});
afterAll(() => app.stop());

/** Ten seconds of a minute are over, and each test has two minutes of its own. */
let minute = Math.floor(Date.now() / 60_000) * 60_000;
beforeEach(() => {
  minute += 120_000;
  vi.useFakeTimers({ toFake: ['Date'], now: minute + 10_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

const VIEWER = '{ viewer { kind } }';

async function ask(query = VIEWER, client: TestClient = app.client()) {
  const response = await client.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { errors, extensions } = (await response.json()) as {
    errors?: { message: string; extensions: object }[];
    extensions?: { cost: { requested: number; budget: { remaining: number } } };
  };
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    error: errors?.[0],
    cost: extensions?.cost,
  };
}

describe('the budget of a minute', () => {
  it('is shared by calls of REST, which take fifty points each', async () => {
    const client = await asAdmin(app, await createAdmin(app.em()));
    const call = async () => {
      const response = await client.fetch('/api/companies');
      return { status: response.status, retryAfter: response.headers.get('retry-after') };
    };
    const answers = [await call(), await call(), await call()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(answers[2]?.retryAfter).toBe('50');
    expect(await ask(VIEWER, client)).toMatchObject({ status: 429 });
  });

  it('is told with each answer, and used up in the end', async () => {
    const left = [await ask(), await ask(), await ask()].map(({ cost }) => cost?.budget);
    const resetsAt = new Date(minute + 60_000).toISOString();
    expect(left).toEqual([2, 1, 0].map((remaining) => ({ limit: 3, remaining, resetsAt })));
    expect(await ask()).toMatchObject({
      status: 429,
      retryAfter: '50',
      cost: undefined,
      error: {
        message: 'This takes 1 points and 0 of your 3 a minute are left. Come back in 50 s.',
        extensions: expect.objectContaining({
          code: 'RATE_LIMITED',
          reason: 'BUDGET_SPENT',
          limit: 3,
          remaining: 0,
          retryAfterSeconds: 50,
        }),
      },
    });
  });

  it('is there again in the next', async () => {
    for (const _ of [1, 2, 3]) await ask();
    expect((await ask()).status).toBe(429);
    vi.setSystemTime(minute + 60_000);
    expect((await ask()).cost?.budget.remaining).toBe(2);
  });

  it('counts sockets as well', async () => {
    for (const _ of [1, 2]) await ask();
    const socket = app.client().socket();
    try {
      const answers = [];
      for await (const answer of socket.iterate({ query: VIEWER })) answers.push(answer);
      expect(answers).toEqual([
        expect.objectContaining({
          extensions: {
            cost: expect.objectContaining({ budget: expect.objectContaining({ remaining: 0 }) }),
          },
        }),
      ]);
      const refusal: unknown = await socket
        .iterate({ query: VIEWER })
        .next()
        .catch((e: unknown) => e);
      expect(refusal).toEqual([
        expect.objectContaining({
          extensions: expect.objectContaining({
            code: 'RATE_LIMITED',
            reason: 'BUDGET_SPENT',
            retryAfterSeconds: 50,
          }),
        }),
      ]);
    } finally {
      await socket.dispose();
    }
    expect((await ask()).status).toBe(429);
  });

  it('is of each caller, and as large as their kind has it', async () => {
    for (const _ of [1, 2, 3]) await ask();
    const admin = await asAdmin(app, await createAdmin(app.em()));
    const other = await asAdmin(app, await createAdmin(app.em()));
    expect((await ask(VIEWER, admin)).cost?.budget.remaining).toBe(99);
    expect((await ask(VIEWER, other)).cost?.budget.remaining).toBe(99);
  });

  it('is not touched by what is refused, and an operation that costs nothing takes a point', async () => {
    const admin = await asAdmin(app, await createAdmin(app.em()));
    const list = '{ companies(first: 60) { edges { node { id } } } }';
    expect((await ask(list, admin)).status).toBe(429);
    expect((await ask('{ __typename }', admin)).cost).toMatchObject({
      requested: 0,
      budget: { remaining: 99 },
    });
  });
});

describe('the setting', () => {
  it('may switch budgets off', () => {
    const budget = new OperationBudget(new PointBudgets(), 'off');
    const cost = { requested: 1, limit: 5, remaining: 4 };
    expect(budget.spend({ actor: { kind: 'anonymous' }, address: '::1' }, cost)).toEqual(cost);
  });
});
