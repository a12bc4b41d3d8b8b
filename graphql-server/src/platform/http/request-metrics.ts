import type { FastifyInstance } from 'fastify';
import type { RequestContext } from '../context/index.js';
import { Durations, type Metrics } from '../telemetry/index.js';
import { PROBES } from './request-log.js';

/** From this on a request counts as slow. */
const SLOW_MS = 5_000;

const requestSeconds = new Durations({
  name: 'hausgeist_http_request_duration_seconds',
  help: 'Time until a request was answered in full, by method, route and class of its status.',
  labelNames: ['method', 'route', 'status'],
});

const failed = new WeakSet<RequestContext>();

/** Says that a request failed on our side although its status does not show it. */
export function markFailed(context: RequestContext): void {
  failed.add(context);
}

/** Whether an address is one that programs call: GraphQL or REST, no page and no file of one. */
export const isCall = (url: string): boolean => /^\/(?:graphql|api)(?:[/?]|$)/.test(url);

/** Measures all requests but probes, and counts those of programs. */
export function addRequestMetrics(server: FastifyInstance, metrics: Metrics): void {
  server.addHook('onResponse', async (request, reply) => {
    const ms = reply.elapsedTime;
    const { method, url, routeOptions } = request;
    const route = routeOptions.url ?? 'unknown';
    if (PROBES.has(route)) return;
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    requestSeconds.observe({ method, route, status }, ms / 1_000);
    if (!isCall(url)) return;
    const isError = reply.statusCode >= 500 || failed.has(request.context);
    metrics.count('api', {
      requests: 1,
      ms,
      ...(isError ? { errors: 1 } : {}),
      ...(ms > SLOW_MS ? { slow: 1 } : {}),
    });
  });
}
