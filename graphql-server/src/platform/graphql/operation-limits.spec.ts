import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdmin } from '../../testing/factories.js';
import { asAdmin } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({
    config: { environment: 'production', publicUrl: 'https://haus.example' },
  });
});

afterAll(() => app.stop());

/** What a client is answered in production, with everything that it could learn from it. */
async function ask(query: string, client: TestClient = app.client()) {
  const response = await client.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query }),
  });
  const text = await response.text();
  expect(text).not.toMatch(/stack|\.[jt]s:\d+/);
  return { status: response.status, text, body: JSON.parse(text) };
}

describe('in production', () => {
  it.each([
    ['deep', `{ viewer { ${'endUser { company { '.repeat(6)} name ${'} }'.repeat(6)} } }`],
    ['long', `{ ${'a'.repeat(20_000)} }`],
    ['of many tokens', `{ ${'viewer { kind } '.repeat(600)} }`],
    ['of many fields at its root', `{ ${'__typename '.repeat(11)} }`],
    [
      'of many aliases',
      `{ viewer { ${Array.from({ length: 21 }, (_, n) => `a${n}: kind`).join(' ')} } }`,
    ],
    ['of many directives', `{ viewer { kind ${'@include(if: true) '.repeat(21)} } }`],
  ])('an operation is refused that is %s', async (_name, query) => {
    const { status, body } = await ask(query);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      errors: [
        {
          message: expect.stringMatching(/\.$/),
          extensions: { code: 'OPERATION_TOO_COMPLEX', limit: expect.any(Number) },
        },
      ],
    });
  });

  it('nobody learns the schema from a mistake', async () => {
    const { text, body } = await ask('{ viewe { kind } }');
    expect(body.errors[0].message).toBe('Cannot query field "viewe" on type "Query".');
    expect(text).not.toContain('viewer');
  });

  it('introspection is not open to everybody', async () => {
    const refused = await ask(getIntrospectionQuery());
    expect(refused.status).toBe(403);
    expect(refused.body.errors[0].extensions.code).toBe('FORBIDDEN');
    const admin = await asAdmin(app, await createAdmin(app.em()));
    const { status, body } = await ask(getIntrospectionQuery(), admin);
    expect(status).toBe(200);
    expect(body.data.__schema.queryType.name).toBe('Query');
    // The document is known to be valid by now, and still not for everybody.
    expect((await ask(getIntrospectionQuery())).status).toBe(403);
  });

  it('an operation says what it cost', async () => {
    const { body } = await ask('{ viewer { kind } }');
    expect(body).toEqual({
      data: { viewer: { kind: 'ANONYMOUS' } },
      extensions: {
        cost: { requested: 1, limit: 5000, remaining: 4999, budget: expect.any(Object) },
      },
    });
  });
});
