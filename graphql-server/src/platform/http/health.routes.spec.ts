import { fastify } from 'fastify';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { addHealthRoutes } from './health.routes.js';

it('who asks an unready server is told when to ask again, and the log why, once', async () => {
  let isAway = true;
  const server = fastify();
  const told: unknown[] = [];
  const log = pino({ level: 'info' }, { write: (line) => told.push(JSON.parse(line)) });
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
    log,
  });
  const refused = await server.inject('/readyz');
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('5');
  expect(refused.json()).toEqual({ status: 'unavailable', reason: 'database' });
  await server.inject('/readyz');
  expect(told).toMatchObject([{ level: 40, reason: 'database', msg: 'not ready' }]);
  isAway = false;
  expect((await server.inject('/readyz')).statusCode).toBe(200);
  await server.inject('/readyz');
  expect(told.slice(1)).toMatchObject([{ reason: 'database', msg: 'ready again' }]);
});
