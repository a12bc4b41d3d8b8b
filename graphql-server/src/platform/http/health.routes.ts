import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/index.js';

/** Liveness (`/healthz`: the process runs) and readiness (`/readyz`: it can serve requests). */
export function addHealthRoutes(
  server: FastifyInstance,
  { database }: { database: Database },
): void {
  const config = { access: 'public' } as const;
  server.get('/healthz', { config }, async () => ({ status: 'ok' }));
  server.get('/readyz', { config }, async (_request, reply) => {
    try {
      await database.ping();
      return { status: 'ok' };
    } catch {
      return reply.code(503).send({ status: 'unavailable', reason: 'database' });
    }
  });
}
