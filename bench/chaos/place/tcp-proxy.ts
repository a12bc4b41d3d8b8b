import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';

/**
 * How a proxy behaves: `frozen` takes connections and data and passes nothing on, as a network does
 * that swallows packets; `refusing` cuts open connections and accepts no new ones; `slow` passes
 * everything on late.
 */
export type ProxyMode = 'open' | 'frozen' | 'refusing' | 'slow';

const SLOW_MS = 150;

interface Pair {
  client: Socket;
  target: Socket | undefined;
}

/** A way through which TCP connections go, and which can fail. */
export class TcpProxy {
  readonly #connect: () => Promise<Socket>;
  readonly #pairs = new Set<Pair>();
  readonly #server: Server;
  #mode: ProxyMode = 'open';
  #opened = Promise.withResolvers<void>();

  constructor(connect: () => Promise<Socket>) {
    this.#connect = connect;
    this.#opened.resolve();
    this.#server = createServer({ allowHalfOpen: true, noDelay: true }, (client) => {
      client.on('error', () => client.destroy());
      if (this.#mode === 'refusing') client.resetAndDestroy();
      else void this.#join(client);
    });
  }

  async listen(port: number): Promise<void> {
    this.#server.listen(port, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  set mode(mode: ProxyMode) {
    if (mode === this.#mode) return;
    if (this.#mode === 'frozen') this.#opened.resolve();
    if (mode === 'frozen') this.#opened = Promise.withResolvers();
    this.#mode = mode;
    if (mode === 'refusing') this.cut();
    for (const { client, target } of this.#pairs) {
      for (const socket of [client, target]) {
        if (mode === 'frozen') socket?.pause();
        else socket?.resume();
      }
    }
  }

  /** Connections that go through it. */
  get connections(): number {
    return this.#pairs.size;
  }

  /** Cuts all connections at once; new ones are let in. */
  cut(): void {
    for (const { client, target } of this.#pairs) {
      client.resetAndDestroy();
      target?.resetAndDestroy();
    }
  }

  close(): void {
    this.#server.close();
    this.#opened.resolve();
    this.cut();
  }

  async #join(client: Socket): Promise<void> {
    const pair: Pair = { client, target: undefined };
    this.#pairs.add(pair);
    client.once('close', () => {
      this.#pairs.delete(pair);
      pair.target?.destroy();
    });
    client.pause();
    await this.#opened.promise;
    const target = await this.#connect().catch(() => undefined);
    if (!target || client.destroyed) {
      client.destroy();
      target?.destroy();
      return;
    }
    pair.target = target;
    target.on('error', () => target.destroy());
    target.once('close', () => client.destroy());
    this.#pass(client, target);
    this.#pass(target, client);
    if (this.#mode !== 'frozen') client.resume();
    else target.pause();
  }

  #pass(from: Socket, to: Socket): void {
    const inTime = (work: () => void) => {
      if (this.#mode === 'slow') setTimeout(work, SLOW_MS);
      else work();
    };
    from.on('data', (data: Buffer) => inTime(() => void (to.destroyed || to.write(data))));
    from.on('end', () => inTime(() => void (to.destroyed || to.end())));
  }
}
