import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { TcpProxy } from '../../../../graphql-server/src/testing/tcp-proxy.ts';

/** How often servers are asked whether they can serve, and how long they have for an answer. */
const LOOK_MS = 500;
const PATIENCE_MS = 1_500;
const CONNECT_MS = 1_000;

/** Spreads connections over the servers that say that they are ready, as a load balancer does. */
export class Balancer {
  readonly proxy = new TcpProxy(() => this.#connect());
  readonly #ports: readonly number[];
  readonly #ready = new Set<number>();
  #turn = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(ports: readonly number[]) {
    this.#ports = ports;
  }

  async listen(port: number): Promise<void> {
    await this.proxy.listenAt(port);
    await this.#look();
    this.#timer = setInterval(() => void this.#look(), LOOK_MS);
  }

  close(): void {
    clearInterval(this.#timer);
    void this.proxy.close();
  }

  async #look(): Promise<void> {
    await Promise.all(
      this.#ports.map(async (port) => {
        if (await isReady(port)) this.#ready.add(port);
        else this.#ready.delete(port);
      }),
    );
  }

  async #connect(): Promise<Socket> {
    for (let tries = 0; tries < this.#ports.length; tries += 1) {
      const candidates = this.#ports.filter((port) => this.#ready.has(port));
      const port = candidates[this.#turn % candidates.length];
      if (port === undefined) break;
      this.#turn += 1;
      const socket = await connectTo(port).catch(() => undefined);
      if (socket) return socket;
      this.#ready.delete(port);
    }
    throw new Error('No server is ready.');
  }
}

/** Whether a server says that it can serve. */
export async function isReady(port: number): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: { connection: 'close' },
    });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/** Connects to a port of this machine. */
export async function connectTo(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true, noDelay: true });
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(CONNECT_MS) });
    return socket;
  } catch (error) {
    socket.on('error', () => undefined);
    socket.destroy();
    throw error;
  }
}
