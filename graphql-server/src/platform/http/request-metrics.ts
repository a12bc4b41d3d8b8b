import type { FastifyInstance } from 'fastify';
import type { RequestContext } from '../context/index.js';
import type { Metrics } from '../telemetry/index.js';

/** From this on a request counts as slow. */
const SLOW_MS = 5_000;

const failed = new WeakSet<RequestContext>();

/** Says that a request failed on our side although its status does not show it. */
export function markFailed(context: RequestContext): void {
  failed.add(context);
}

/** Counts the requests of programs: GraphQL and REST, no pages, files of pages or sockets. */
export function addRequestMetrics(server: FastifyInstance, metrics: Metrics): void {
  server.addHook('onResponse', async (request, reply) => {
    if (!/^\/(?:graphql|api)(?:[/?]|$)/.test(request.url)) return;
    const ms = reply.elapsedTime;
    const isError = reply.statusCode >= 500 || failed.has(request.context);
    metrics.count('api', {
      requests: 1,
      ms,
      ...(isError ? { errors: 1 } : {}),
      ...(ms > SLOW_MS ? { slow: 1 } : {}),
    });
  });
}
