import type { FastifyInstance } from 'fastify';
import { SERVICE_WORKER } from './service-worker.js';

/**
 * The program that shows pushes in browsers. Its scope is the folder that it lies in, where there are no
 * pages: it answers no request and keeps nothing.
 */
export function addServiceWorkerRoute(server: FastifyInstance): void {
  server.get('/push/worker.js', { config: { access: 'public' } }, async (_request, reply) =>
    reply
      .headers({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      })
      .send(SERVICE_WORKER),
  );
}
