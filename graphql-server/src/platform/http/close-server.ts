import type { FastifyInstance } from 'fastify';

/** How often connections that have become idle are closed while the server goes down. */
const SWEEP_MS = 250;

/**
 * Takes no new connections, lets running requests end for so long, and resolves when all are gone.
 * Whoever is answered meanwhile would keep the connection for further requests, for over a minute,
 * and who sends slowly would keep it for as long as they like.
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
