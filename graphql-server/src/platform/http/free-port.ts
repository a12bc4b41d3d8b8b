import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Fails as listening will, before any work is done, where the port cannot be had. It is given back at once: held until
 * the server is ready, it would let callers wait that are refused now and go to another process.
 */
export async function requireFreePort({
  host,
  port,
}: {
  host: string;
  port: number;
}): Promise<void> {
  const probe = createServer((socket) => socket.destroy());
  probe.listen({ host, port });
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
