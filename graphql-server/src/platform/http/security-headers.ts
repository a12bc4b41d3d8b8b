import type { FastifyInstance } from 'fastify';
import type { Config } from '../../env.js';

/** Policy of answers that are data, never a page: nothing may be loaded from them. */
const DATA_POLICY =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Headers on every answer; pages replace the content policy by their own. */
export function addSecurityHeaders(server: FastifyInstance, config: Config): void {
  const https = config.publicUrl.startsWith('https:');
  const headers = {
    'content-security-policy': DATA_POLICY,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
  server.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
