import type { FastifyInstance } from 'fastify';
import { handshakeUrl, refuseHandshake } from './handshake.js';
import type { SocketServer } from './socket-server.js';

/** Hands socket handshakes to the server of their path; everything else is hung up on. */
export function attachSockets(
  server: FastifyInstance,
  servers: Readonly<Record<string, SocketServer>>,
): void {
  server.server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    const path = handshakeUrl(request)?.pathname.replace(/(?<=.)\/$/, '') ?? '';
    const found = Object.hasOwn(servers, path) ? servers[path] : undefined;
    if (found) found.upgrade(request, socket, head);
    else refuseHandshake(socket, 404);
  });
}
