import type { FastifyInstance } from 'fastify';
import { platformReasons } from '../../errors/index.js';
import { restErrorBody } from '../../http/index.js';

/** Explains a socket's address to a client that requests it by plain HTTP. */
export function addUpgradeHint(server: FastifyInstance, url: string): void {
  server.get(url, { config: { access: 'public' } }, async (_request, reply) => {
    reply.code(426).headers({ upgrade: 'websocket', connection: 'Upgrade' });
    return restErrorBody(platformReasons.WEBSOCKET_ADDRESS);
  });
}
