import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCompany } from '../../testing/factories.js';
import { createApiKey } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { TokenDigests } from '../auth/index.js';
import { ApiKeyAuthentication } from './api-key-authentication.js';
import { ApiKeySecrets } from './api-key-secrets.js';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('refuses a wrong key in the same words while nothing can be counted, and says so once', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const secrets = new ApiKeySecrets(new TokenDigests(app.config.sessionSecret ?? ''));
  const limits = { consumeFrom: () => Promise.reject(new Error('Valkey is away')) };
  const authentication = new ApiKeyAuthentication(secrets, limits, { note: async () => {} }, log);
  for (const key of ['hgk_nonsense', secrets.create().key]) {
    await expect(authentication.authenticate(app.em(), key, '192.0.2.1')).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
      message: 'The API key is not valid.',
    });
  }
  expect(lines).toHaveLength(1);
});

it('leaves a trace of a key that is over, once an hour', async () => {
  const { id, key } = await createApiKey(app, ['users.view'], await createCompany(app.em()));
  await app.em().execute('update api_key set revoked_at = now() where id = ?', [id]);
  const client = app.client();
  client.bearer = key;
  for (const _ of [1, 2]) {
    expect((await client.json('GET', '/api/company/end-users')).status).toBe(401);
  }
  const entries = await app
    .em()
    .execute<object[]>(
      'select action, actor_kind, subject_id from audit_entry where subject_id = ?',
      [id],
    );
  expect(entries).toEqual([{ action: 'api-key.refused', actor_kind: 'anonymous', subject_id: id }]);
});
