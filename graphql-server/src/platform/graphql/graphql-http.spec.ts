import { type AuditResult, serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.stop());

/** Runs every audit; `headers` go along with each request. */
async function audit(headers: Record<string, string>, url = app.url): Promise<AuditResult[]> {
  const fetchFn = (address: string, init: RequestInit = {}) => {
    const all = new Headers(init.headers);
    for (const [name, value] of Object.entries(headers)) all.set(name, value);
    return fetch(address, { ...init, headers: all });
  };
  const results: AuditResult[] = [];
  for (const { fn } of serverAudits({ url: `${url}/graphql`, fetchFn })) {
    results.push(await fn());
  }
  return results;
}

const failuresOf = (results: readonly AuditResult[]) =>
  results.flatMap((result) =>
    result.status === 'ok' ? [] : [`${result.status}: ${result.name}: ${result.reason}`],
  );

const post = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

describe('GraphQL over HTTP', () => {
  it('passes every audit', async () => {
    const results = await audit({ 'apollo-require-preflight': 'true' });
    expect(failuresOf(results)).toEqual([]);
    expect(results).toHaveLength(61);
  });

  it('passes every audit in production, too', async () => {
    const production = await startTestApp({
      beside: app,
      config: { environment: 'production', publicUrl: 'https://haus.example' },
    });
    const results = await audit({ 'apollo-require-preflight': 'true' }, production.url);
    await production.stop();
    expect(failuresOf(results)).toEqual([]);
    expect(results).toHaveLength(61);
  });

  it('only keeps simple requests of other sites out', async () => {
    const failures = failuresOf(await audit({}));
    expect(failures).toHaveLength(3);
    for (const failure of failures) expect(failure).toMatch(/^notice: .*GET/);
  });

  it('answers a refused request in the form that clients of GraphQL read', async () => {
    const broken = await post('{"query":');
    expect(broken.status).toBe(400);
    expect(await broken.json()).toEqual({
      errors: [
        { message: expect.any(String), extensions: { code: 'BAD_REQUEST', reason: 'BAD_REQUEST' } },
      ],
    });
    const big = await post({ query: '{ __typename }', extensions: { x: 'x'.repeat(140_000) } });
    expect(big.status).toBe(413);
    expect(await big.json()).toMatchObject({
      errors: [{ extensions: { code: 'PAYLOAD_TOO_LARGE' } }],
    });
    const form = await post('query=%7B__typename%7D', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(form.status).toBe(415);
    expect(await form.json()).toMatchObject({
      errors: [{ extensions: { code: 'UNSUPPORTED_MEDIA_TYPE' } }],
    });
  });

  it('says so where the document has no operation of that name, or several and none is named', async () => {
    const asked = [
      { query: 'query A { __typename }', operationName: 'B' },
      { query: 'query A { __typename }', operationName: '' },
      { query: 'query A { __typename } query B { __typename }' },
    ];
    for (const body of asked) {
      const answer = await post(body);
      expect([answer.status, await answer.json()]).toMatchObject([
        400,
        { errors: [{ extensions: { reason: 'GRAPHQL_REQUEST_INVALID' } }] },
      ]);
    }
  });

  it('takes no form, no batch and no mutation by GET', async () => {
    const data = new FormData();
    data.set('operations', '{"query":"{ __typename }"}');
    const multipart = await fetch(`${app.url}/graphql`, { method: 'POST', body: data });
    expect(multipart.status).toBe(400);
    const batch = await post([{ query: '{ __typename }' }, { query: '{ __typename }' }]);
    expect(batch.status).toBe(400);
    expect(JSON.stringify(await batch.json())).toMatch(/batch/i);
    const query = encodeURIComponent('mutation { __typename }');
    const get = await fetch(`${app.url}/graphql?query=${query}`, {
      headers: { 'apollo-require-preflight': 'true' },
    });
    expect(get.status).toBe(405);
    expect(get.headers.get('allow')).toBe('POST');
  });

  it('says where subscriptions belong', async () => {
    const query = 'subscription { conversationEvents(sessionId: "x") { __typename } }';
    const response = await post({ query });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      errors: [
        {
          message: expect.stringContaining('Subscriptions need a WebSocket'),
          extensions: { code: 'BAD_USER_INPUT', reason: 'SUBSCRIPTION_NEEDS_SOCKET' },
        },
      ],
    });
    const get = await fetch(`${app.url}/graphql?query=${encodeURIComponent(query)}`, {
      headers: { 'apollo-require-preflight': 'true' },
    });
    expect(get.status).toBe(405);
  });

  it('refuses an unknown token with 401, whatever the operation is', async () => {
    const response = await post({ query: '{ __typename }' }, { authorization: 'Bearer nonsense' });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
  });

  it('is never kept by caches', async () => {
    expect((await post({ query: '{ __typename }' })).headers.get('cache-control')).toBe('no-store');
  });
});
