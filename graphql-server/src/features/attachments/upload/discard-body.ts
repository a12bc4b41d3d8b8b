import type { FastifyRequest } from 'fastify';

/** Most that is read on from a request that has been answered already, in bytes and time. */
const MAX_DISCARDED_BYTES = 32 * 1024 * 1024;
const MAX_DISCARD_MS = 10_000;

/**
 * Reads on what is left of a refused request and throws it away: closing the connection at once
 * would make the system drop the answer that tells the client why. A client that does not stop
 * sending is cut off.
 */
export function discardBody({ raw }: FastifyRequest): void {
  raw.unpipe();
  if (raw.complete || raw.destroyed) return;
  let left = MAX_DISCARDED_BYTES;
  const timer = setTimeout(() => raw.destroy(), MAX_DISCARD_MS);
  timer.unref();
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) raw.destroy();
  });
  raw.once('close', () => clearTimeout(timer));
  raw.once('end', () => clearTimeout(timer));
  raw.resume();
}
