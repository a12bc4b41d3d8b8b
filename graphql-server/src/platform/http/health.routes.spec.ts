import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import type { Logger } from '../telemetry/index.js';
import { addHealthRoutes } from './health.routes.js';

it('who asks an unready server is told when to ask again, and the log why, once', async () => {
  let isAway = true;
  const server = fastify();
  const told: unknown[] = [];
  const note = ({ reason }: { reason: string }, message: string) => told.push([reason, message]);
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
    log: { warn: note, info: note } as Pick<Logger, 'warn' | 'info'>,
  });
  const refused = await server.inject('/readyz');
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('5');
  expect(refused.json()).toEqual({ status: 'unavailable', reason: 'database' });
  await server.inject('/readyz');
  expect(told).toEqual([['database', 'not ready']]);
  isAway = false;
  expect((await server.inject('/readyz')).statusCode).toBe(200);
  await server.inject('/readyz');
  expect(told.slice(1)).toEqual([['database', 'ready again']]);
});
