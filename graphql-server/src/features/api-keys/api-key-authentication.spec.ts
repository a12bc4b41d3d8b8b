import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
  const limits = { consume: () => Promise.reject(new Error('Valkey is away')) };
  const authentication = new ApiKeyAuthentication(secrets, limits, log);
  for (const key of ['hgk_nonsense', secrets.create().key]) {
    await expect(authentication.authenticate(app.em(), key, '192.0.2.1')).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
      message: 'The API key is not valid.',
    });
  }
  expect(lines).toHaveLength(1);
});
