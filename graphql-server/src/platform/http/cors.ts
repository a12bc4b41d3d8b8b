import type { FastifyInstance } from 'fastify';
import type { Config } from '../../env.js';
import { IGNORED_FIELDS } from './ignored-fields.js';
import type { KnownPaths } from './known-paths.js';
import { LIMIT_HEADERS } from './limit-headers.js';

const ALLOWED_HEADERS = [
  ...['Authorization', 'Content-Type', 'Apollo-Require-Preflight', 'Idempotency-Key'],
  ...['X-Request-Id', 'Traceparent', 'Tracestate'],
].join(', ');
const EXPOSED_HEADERS = [
  ...['Retry-After', 'Idempotency-Replayed', 'X-Request-Id', IGNORED_FIELDS],
  ...LIMIT_HEADERS,
].join(', ');

/** Seconds for which a browser need not ask again. */
const MAX_AGE = 600;

/** Files of micro-frontends are open to every page and say so themselves. */
const isOpenToAll = (url: string) => url.startsWith('/remotes/');

/** Lets pages of the listed origins call the API with cookies; without a list, none but our own. */
export function addCors(server: FastifyInstance, config: Config, paths: KnownPaths): void {
  const origins = new Set(config.corsOrigins);
  if (origins.size === 0) return;
  server.addHook('onRequest', async (request, reply) => {
    if (isOpenToAll(request.url)) return undefined;
    reply.header('vary', 'Origin');
    const { origin } = request.headers;
    if (!origin || !origins.has(origin)) return undefined;
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': EXPOSED_HEADERS,
      'cross-origin-resource-policy': 'cross-origin',
    });
    const wished = request.headers['access-control-request-method'];
    const methods = paths.methodsAt(request.url);
    if (request.method !== 'OPTIONS' || !wished || methods.length === 0) return undefined;
    return reply
      .code(204)
      .headers({
        'access-control-allow-methods': methods.join(', '),
        'access-control-allow-headers': ALLOWED_HEADERS,
        'access-control-max-age': MAX_AGE,
      })
      .send();
  });
}
