import type { FastifyInstance } from 'fastify';
import { platformReasons } from '../errors/index.js';
import { restErrorBody } from '../http/index.js';

/** Tells whoever asks for a socket's address by plain HTTP what it is. */
export function addUpgradeHint(server: FastifyInstance, url: string): void {
  server.get(url, { config: { access: 'public' } }, async (_request, reply) => {
    reply.code(426).headers({ upgrade: 'websocket', connection: 'Upgrade' });
    return restErrorBody(platformReasons.WEBSOCKET_ADDRESS);
  });
}
