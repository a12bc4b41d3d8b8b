import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { ConfigurationError, readConfig } from '../../env.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

const concurrency = (variables: NodeJS.ProcessEnv) => readConfig(variables).workerConcurrency;

describe('a process that only works on jobs', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ config: { role: 'worker' } });
  });
  afterAll(() => app.stop());

  it.each(['/healthz', '/readyz', '/metrics'])('answers at %s', async (path) => {
    expect((await fetch(`${app.url}${path}`)).status).toBe(200);
  });

  it.each(['/', '/graphql', '/api/docs', '/healthz/x', '/nowhere'])(
    'serves nothing at %s',
    async (path) => {
      const response = await fetch(`${app.url}${path}`);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({
        message: 'This process only works on jobs.',
        reason: 'WORKER_ONLY',
      });
    },
  );

  it.each(['/graphql', '/ws'])('takes no socket at %s', async (path) => {
    const socket = new WebSocket(`${app.url.replace('http', 'ws')}${path}`);
    const [error] = (await once(socket, 'error')) as [Error];
    expect(error.message).toBe('Unexpected server response: 404');
  });
});

describe('the role of a process', () => {
  it('says whether it works', () => {
    expect(concurrency({})).toBe(64);
    expect(concurrency({ ROLE: 'web', WORKER_CONCURRENCY: '8' })).toBe(0);
    expect(concurrency({ ROLE: 'worker', WORKER_CONCURRENCY: '8' })).toBe(8);
    expect(() => readConfig({ ROLE: 'worker', WORKER_CONCURRENCY: '0' })).toThrow(
      ConfigurationError,
    );
  });
});
