import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newSessionId, signIn } from '../../testing/chat.js';
import {
  createAdmin,
  createCompany,
  createEndUser,
  TEST_PASSWORD,
} from '../../testing/factories.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';

const FRIEND = 'https://friend.example';

async function post(client: TestClient, path: string, headers: object, body?: FormData) {
  const init = { method: 'POST', headers: { ...headers }, ...(body ? { body } : {}) };
  return (await client.fetch(path, init)).status;
}

describe('requests of pages that are not ours', () => {
  let app: TestApp;
  let tenant: TestClient;
  let admin: TestClient;

  beforeAll(async () => {
    app = await startTestApp({ config: { corsOrigins: [FRIEND] } });
    const em = app.em();
    tenant = await signIn(app, await createEndUser(em, await createCompany(em)));
    const { email } = await createAdmin(em);
    admin = app.client();
    await admin.json('POST', '/api/auth/login', { email, password: TEST_PASSWORD });
  });
  afterAll(() => app.stop());

  it.each(['https://evil.example', 'https://evil.localhost', 'null', 'nonsense'])(
    'have no cookies when they come from %s',
    async (origin) => {
      const form = new FormData();
      form.set('sessionId', newSessionId());
      form.set('message', 'Hallo');
      const waiting = { origin, prefer: 'wait=0' };
      expect(await post(tenant, '/api/chat-with-files', waiting, form)).toBe(401);
      const query = encodeURIComponent('{ viewer { kind } }');
      const answer = await tenant.fetch(`/graphql?query=${query}`, {
        headers: { origin, 'apollo-require-preflight': '1' },
      });
      expect(await answer.json()).toMatchObject({ data: { viewer: { kind: 'ANONYMOUS' } } });

      const before = new Map(admin.cookies);
      expect(await post(admin, '/api/auth/refresh', { origin })).toBe(401);
      expect(admin.cookies).toEqual(before);
      const copy = app.client();
      for (const [name, value] of before) copy.cookies.set(name, value);
      await post(copy, '/api/auth/logout', { origin });
      expect(await post(admin, '/api/auth/refresh', {})).toBe(200);
    },
  );

  it('have them when they come from us or from a listed origin', async () => {
    for (const headers of [
      { origin: app.url },
      { origin: FRIEND },
      { origin: 'null', 'sec-fetch-site': 'same-origin' },
    ]) {
      expect(await post(admin, '/api/auth/refresh', headers)).toBe(200);
    }
  });
});
