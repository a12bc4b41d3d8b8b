import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createAdmin } from '../../testing/factories.js';
import { asAdmin } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';

const AWAY = 'The service is not available right now. Please try again in a moment.';

let app: TestApp;
let client: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  client = await asAdmin(app, await createAdmin(app.em()));
});
afterAll(() => app.stop());
afterEach(() => findDatabase());

const connection = () => app.app.platform.database.orm.driver.getConnection();

const refuse = async () => {
  throw Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
};

/** From now on the database does not answer. */
function loseDatabase(): void {
  Object.defineProperty(connection(), 'execute', { configurable: true, value: refuse });
}

const findDatabase = () => Reflect.deleteProperty(connection(), 'execute');

it('a call is told to come back while the database is away, and nobody is let in', async () => {
  loseDatabase();
  const response = await client.fetch('/api/companies');
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
  expect(await response.json()).toEqual({
    success: false,
    error: AWAY,
    message: AWAY,
    reason: 'SERVICE_UNAVAILABLE',
  });
  expect((await app.client().fetch('/api/companies')).status).toBe(401);
  findDatabase();
  expect((await client.fetch('/api/companies')).status).toBe(200);
});

it('an operation is told the same', async () => {
  loseDatabase();
  const response = await client.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ viewer { __typename } }' }),
  });
  expect(await response.json()).toMatchObject({
    errors: [
      {
        message: AWAY,
        extensions: { code: 'UNAVAILABLE', reason: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 5 },
      },
    ],
  });
});
