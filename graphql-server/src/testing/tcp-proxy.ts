import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/**
 * Stands between the product and a server, and does what networks and servers do on bad days. What
 * is set holds for all connections, those that are there and new ones, until something else is.
 */
export class TcpProxy {
  readonly #server: Server;
  readonly #pairs = new Set<Pair>();
  #target: { host: string; port: number };
  #state: 'open' | 'frozen' | 'refusing' = 'open';
  #delayMs = 0;
  #port = 0;

  constructor(target: string) {
    this.#target = addressOf(target);
    this.#server = createServer((socket) => this.#accept(socket));
  }

  /** Begins to listen; gives the target's URL with the proxy's address. */
  async listen(url: string): Promise<string> {
    await this.#bind(0);
    this.#port = (this.#server.address() as AddressInfo).port;
    const copy = new URL(url);
    copy.hostname = '127.0.0.1';
    copy.port = String(this.#port);
    return copy.toString();
  }

  /** Connections stay and are accepted, and not a byte passes, as if packets were swallowed. */
  freeze(): void {
    this.#state = 'frozen';
    for (const pair of this.#pairs) pair.isFrozen = true;
  }

  /** Only the connections of now are frozen, also later on: new ones reach the server. */
  leaveHalfOpen(): void {
    for (const pair of this.#pairs) {
      pair.isFrozen = true;
      pair.isLost = true;
    }
  }

  /** Hangs up on all connections. */
  cut(): void {
    for (const { near, far } of this.#pairs) {
      near.resetAndDestroy();
      far.destroy();
    }
  }

  /** Closes open connections and refuses new ones. */
  async refuse(): Promise<void> {
    this.#state = 'refusing';
    const closed = new Promise<void>((resolve) => {
      this.#server.close(() => resolve());
    });
    this.cut();
    await closed;
  }

  /** Every piece of data takes so long to arrive. */
  slowDown(delayMs: number): void {
    this.#delayMs = delayMs;
  }

  /** From now on connections lead to another server. */
  leadTo(target: string): void {
    this.#target = addressOf(target);
  }

  /** All is well again; what was held back by {@link freeze} arrives. */
  async restore(): Promise<void> {
    this.#delayMs = 0;
    if (this.#state === 'refusing') await this.#bind(this.#port);
    this.#state = 'open';
    for (const pair of this.#pairs) {
      if (pair.isLost) continue;
      pair.isFrozen = false;
      for (const pass of pair.held.splice(0)) pass();
    }
  }

  async close(): Promise<void> {
    this.cut();
    if (this.#server.listening) {
      await new Promise<void>((resolve) => {
        this.#server.close(() => resolve());
      });
    }
  }

  async #bind(port: number): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, '127.0.0.1', () => resolve());
    });
  }

  #accept(near: Socket): void {
    const far = connect(this.#target);
    const pair: Pair = {
      near,
      far,
      isFrozen: this.#state === 'frozen',
      isLost: false,
      held: [],
    };
    this.#pairs.add(pair);
    this.#lead(pair, near, far);
    this.#lead(pair, far, near);
  }

  #lead(pair: Pair, from: Socket, to: Socket): void {
    const pass = (step: () => void) => {
      if (pair.isFrozen) pair.held.push(step);
      else if (this.#delayMs > 0) setTimeout(step, this.#delayMs);
      else step();
    };
    from.on('data', (data) => pass(() => to.write(data)));
    from.on('error', () => undefined);
    from.on('close', () => {
      // The other end of a frozen connection does not hear of it.
      pass(() => to.destroy());
      if (pair.near.destroyed && pair.far.destroyed) this.#pairs.delete(pair);
    });
  }
}

interface Pair {
  near: Socket;
  far: Socket;
  isFrozen: boolean;
  isLost: boolean;
  held: (() => void)[];
}

function addressOf(target: string): { host: string; port: number } {
  const { hostname, port } = new URL(target);
  return { host: hostname, port: Number(port) };
}
