import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Ports outside the range from which systems take those of outgoing connections, and many, so that
 * a product finds its port free again after a restart although other tests run beside it.
 */
const FIRST_PORT = 21_000;

/** Each worker has its own, as two that begin at the same moment found the same port free. */
const PORTS_OF_WORKER = 2_000;
const MOST_WORKERS = 5;

async function isFree(port: number): Promise<boolean> {
  const server = createServer().unref();
  const outcome = new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.once('listening', () => resolve(true));
  });
  server.listen(port);
  const free = await outcome;
  if (free) {
    server.close();
    await once(server, 'close');
  }
  return free;
}

/** A port on which no process listens. */
export async function freePort(): Promise<number> {
  const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0) % MOST_WORKERS;
  for (;;) {
    const port = FIRST_PORT + worker * PORTS_OF_WORKER + randomInt(PORTS_OF_WORKER);
    if (await isFree(port)) return port;
  }
}
