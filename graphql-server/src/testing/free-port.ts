import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Outside the range from which systems take the ports of connections and of servers that name none:
 * what listens here may be gone for a while and come back, although other tests run beside it. A
 * cluster of Valkey takes the port that is 10,000 higher as well.
 */
const FIRST_PORT = 11_000;
const PORTS = 10_000;

/** A port on which no process listens. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST_PORT + randomInt(PORTS);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const outcome = new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.once('listening', () => resolve(true));
  });
  server.listen(port, '127.0.0.1');
  if (!(await outcome)) return false;
  server.close();
  await once(server, 'close');
  return true;
}
