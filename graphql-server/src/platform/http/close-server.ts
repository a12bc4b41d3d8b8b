import type { FastifyInstance } from 'fastify';

/** How often connections that have become idle are closed while the server goes down. */
const SWEEP_MS = 250;

/**
 * Takes no new connections, lets running requests end for so long, and resolves when all are gone.
 * Clients that are answered meanwhile would keep their connections open for further requests, for
 * over a minute, and clients that send slowly would keep them for as long as they like.
 */
export async function closeServer(server: FastifyInstance, graceMs: number): Promise<void> {
  const sweep = setInterval(() => server.server.closeIdleConnections(), SWEEP_MS);
  const end = setTimeout(() => server.server.closeAllConnections(), graceMs);
  try {
    await server.close();
  } finally {
    clearInterval(sweep);
    clearTimeout(end);
  }
}
