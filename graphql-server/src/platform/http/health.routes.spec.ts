import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { addHealthRoutes } from './health.routes.js';

it('who asks an unready server is told when to ask again', async () => {
  let isAway = true;
  const server = fastify();
  addHealthRoutes(server, {
    database: {
      ping: async () => {
        if (isAway) throw new Error('away');
      },
      checkRoom: async () => {},
    },
    files: { checkRoom: async () => {} },
    reads: { state: () => ({ configured: 0, usable: 0 }) },
    malware: { state: async () => 'none' },
    secret: { isOther: async () => false },
  });
  const refused = await server.inject('/readyz');
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('5');
  expect(refused.json()).toEqual({ status: 'unavailable', reason: 'database' });
  isAway = false;
  expect((await server.inject('/readyz')).statusCode).toBe(200);
});
