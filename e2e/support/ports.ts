import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Ports outside the range from which systems take those of outgoing connections, so that a product
 * finds its port free again after a restart.
 */
const FIRST_PORT = 4_600;
const PORTS_PER_WORKER = 50;

let taken = 0;

async function isFree(port: number): Promise<boolean> {
  const server = createServer().unref();
  const outcome = new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.once('listening', () => resolve(true));
  });
  server.listen(port, 'localhost');
  const free = await outcome;
  if (free) {
    server.close();
    await once(server, 'close');
  }
  return free;
}

/** A port that nobody listens on and that no other worker of this run asks for. */
export async function freePort(): Promise<number> {
  const first = FIRST_PORT + Number(process.env.TEST_PARALLEL_INDEX ?? 0) * PORTS_PER_WORKER;
  for (let tries = 0; tries < PORTS_PER_WORKER; tries += 1) {
    const port = first + (taken % PORTS_PER_WORKER);
    taken += 1;
    if (await isFree(port)) return port;
  }
  throw new Error(`No port is free from ${first} on.`);
}
