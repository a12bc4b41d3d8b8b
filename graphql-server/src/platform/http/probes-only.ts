import type { FastifyInstance } from 'fastify';
import { platformReasons } from '../errors/index.js';
import { PROBES } from './request-log.js';
import { restErrorBody } from './rest-errors.js';

/** Leaves a server only its probes and metrics: a server that works on jobs serves no clients. */
export function answerProbesOnly(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (PROBES.has(path)) return undefined;
    return reply.code(404).send(restErrorBody(platformReasons.WORKER_ONLY));
  });
}
