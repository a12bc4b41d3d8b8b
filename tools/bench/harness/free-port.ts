import { once } from 'node:events';
import { createServer } from 'node:net';

/** Outside the range from which systems take the ports of outgoing connections. */
const FIRST = 4_700;
const COUNT = 100;

let taken = 0;

/** A port on which no process listens. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < COUNT; tries += 1) {
    const port = FIRST + (taken % COUNT);
    taken += 1;
    if (await isFree(port)) return port;
  }
  throw new Error(`No port from ${FIRST} to ${FIRST + COUNT - 1} is free.`);
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const outcome = new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.once('listening', () => resolve(true));
  });
  server.listen(port, 'localhost');
  if (!(await outcome)) return false;
  server.close();
  await once(server, 'close');
  return true;
}
