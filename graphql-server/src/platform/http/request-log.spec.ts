import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAdmin } from '../../testing/factories.js';
import { asAdmin } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

const idFor = async (app: TestApp, given: string) => {
  const init = { headers: { 'x-request-id': given } };
  const { headers } = await app.client().fetch('/api/unknown', init);
  return headers.get('x-request-id');
};

describe('the log of requests', () => {
  const lines: Record<string, unknown>[] = [];
  let app: TestApp;

  beforeAll(async () => {
    const log = pino(
      { level: 'debug' },
      { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
    );
    app = await startTestApp({ log });
  });
  afterAll(() => app.stop());
  beforeEach(() => {
    lines.length = 0;
  });

  /** The line is written once the answer has been sent, which its reader may have before. */
  const lineOf = async (reqId: string) => {
    const find = () => lines.find((line) => line['msg'] === 'request' && line['reqId'] === reqId);
    await expect.poll(find).toBeDefined();
    return find();
  };

  it('names a request by an id that no other process gives', async () => {
    const ids = await Promise.all(
      ['/api/unknown', '/graphql', '/healthz'].map(async (path) => {
        const { headers } = await app.client().fetch(path);
        return headers.get('x-request-id') ?? '';
      }),
    );
    for (const id of ids) expect(id).toMatch(UUID);
    expect(new Set(ids).size).toBe(3);
    expect(await lineOf(ids[0] ?? '')).toMatchObject({ method: 'GET', status: 404 });
  });

  it('takes the id that a request brings, and none that is no id', async () => {
    const given = `proxy:${randomUUID()}`;
    expect(await idFor(app, given)).toBe(given);
    expect(await lineOf(given)).toMatchObject({ status: 404 });
    for (const wrong of ['short', 'jana@mieter.example', 'x'.repeat(129), 'with space 1']) {
      expect(await idFor(app, wrong)).toMatch(UUID);
    }
  });

  it('names GraphQL operations, as their clients do or by their field', async () => {
    const client = app.client();
    const ask = async (query: string) => {
      const response = await client.fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
      });
      return lineOf(response.headers.get('x-request-id') ?? '');
    };
    expect(await ask('query Who { viewer { __typename } }')).toMatchObject({ operation: 'Who' });
    expect(await ask('{ viewer { __typename } }')).toMatchObject({ operation: 'viewer' });
    const long = await ask(`query ${'A'.repeat(200)} { viewer { __typename } }`);
    expect(long?.['operation']).toHaveLength(80);
  });

  it('tells with an unexpected error which request it was', async () => {
    const admin = await asAdmin(app, await createAdmin(app.em()));
    await app.em().execute('alter table company rename to company_gone');
    try {
      const response = await admin.fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: '{ companies { totalCount } }' }),
      });
      const reqId = response.headers.get('x-request-id');
      expect(lines.find(({ msg }) => msg === 'unexpected error in a GraphQL operation')).toEqual(
        expect.objectContaining({ reqId, level: 50 }),
      );
    } finally {
      await app.em().execute('alter table company_gone rename to company');
    }
  });

  it.each(['/healthz', '/readyz', '/metrics'])('says of %s only who asks', async (path) => {
    const { headers } = await app.client().fetch(path);
    expect(await lineOf(headers.get('x-request-id') ?? '')).toMatchObject({ level: 20 });
  });
});
