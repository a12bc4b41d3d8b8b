import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** Finds the server of a new connection. */
type Connect = () => Promise<Socket>;

interface Pair {
  near: Socket;
  far: Socket | undefined;
  /** Nothing passes; what is held back waits in the sockets themselves. */
  isFrozen: boolean;
  /** It stays frozen when everything else is well again. */
  isLost: boolean;
}

/**
 * Stands between the product and a server, and does what networks and servers do on bad days. What
 * is set holds for all connections, those that are there and new ones, until something else is.
 * The chaos program uses it as well, so that it may import nothing of the product.
 */
export class TcpProxy {
  readonly #server: Server;
  readonly #pairs = new Set<Pair>();
  #connect: Connect;
  #state: 'open' | 'frozen' | 'refusing' = 'open';
  #thawed = Promise.withResolvers<void>();
  #delayMs = 0;
  #host = '127.0.0.1';
  #port = 0;

  /** Leads to the server of an address, or to where each connection is led. */
  constructor(target: string | Connect) {
    this.#connect = typeof target === 'string' ? leadingTo(target) : target;
    this.#thawed.resolve();
    this.#server = createServer({ allowHalfOpen: true, noDelay: true }, (near) => {
      near.on('error', () => near.destroy());
      void this.#accept(near);
    });
  }

  /** Begins to listen; gives the target's URL with the proxy's address. */
  async listen(url: string): Promise<string> {
    await this.listenAt(0);
    const copy = new URL(url);
    copy.hostname = '127.0.0.1';
    copy.port = String(this.#port);
    return copy.toString();
  }

  /** Begins to listen at a port of this machine. */
  async listenAt(port: number): Promise<void> {
    await this.#bind(port);
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  /** Connections stay and are accepted, and not a byte passes, as if packets were swallowed. */
  freeze(): void {
    if (this.#state === 'frozen') return;
    this.#state = 'frozen';
    this.#thawed = Promise.withResolvers();
    for (const pair of this.#pairs) hold(pair);
  }

  /** Only the connections of now are frozen, also later on: new ones reach the server. */
  leaveHalfOpen(): void {
    for (const pair of this.#pairs) {
      hold(pair);
      pair.isLost = true;
    }
  }

  /** Hangs up on all connections; new ones are let in. */
  cut(): void {
    for (const { near, far } of this.#pairs) {
      near.resetAndDestroy();
      far?.resetAndDestroy();
    }
  }

  /** Hangs up on open connections and refuses new ones. */
  async refuse(): Promise<void> {
    if (this.#state === 'refusing') return;
    this.#thawed.resolve();
    this.#state = 'refusing';
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.cut();
    await closed;
  }

  /** Every piece of data takes so long to arrive. */
  slowDown(delayMs: number): void {
    this.#delayMs = delayMs;
  }

  /** Is gone where it was, and listens at another address of this machine, e.g. 127.0.0.2. */
  async moveTo(host: string): Promise<void> {
    await this.refuse();
    this.#host = host;
    await this.restore();
  }

  /** From now on connections lead to another server. */
  leadTo(target: string): void {
    this.#connect = leadingTo(target);
  }

  /** All is well again; what was held back by {@link freeze} arrives. */
  async restore(): Promise<void> {
    this.#delayMs = 0;
    if (this.#state === 'refusing') await this.#bind(this.#port);
    this.#state = 'open';
    this.#thawed.resolve();
    for (const pair of this.#pairs) if (!pair.isLost) release(pair);
  }

  async close(): Promise<void> {
    this.#thawed.resolve();
    this.cut();
    if (!this.#server.listening) return;
    const closed = once(this.#server, 'close');
    this.#server.close();
    await closed;
  }

  async #bind(port: number): Promise<void> {
    this.#server.listen(port, this.#host);
    await once(this.#server, 'listening');
  }

  async #accept(near: Socket): Promise<void> {
    const pair: Pair = { near, far: undefined, isFrozen: false, isLost: false };
    this.#pairs.add(pair);
    near.once('close', () => {
      this.#pairs.delete(pair);
      pair.far?.destroy();
    });
    near.pause();
    await this.#thawed.promise;
    const far = await this.#connect().catch(() => undefined);
    far?.on('error', () => far.destroy());
    if (!far || near.destroyed || pair.isLost) {
      if (!pair.isLost) near.destroy();
      far?.destroy();
      return;
    }
    pair.far = far;
    far.once('close', () => near.destroy());
    this.#pass(near, far);
    this.#pass(far, near);
    if (this.#state === 'frozen') hold(pair);
    else near.resume();
  }

  #pass(from: Socket, to: Socket): void {
    const waiting: (() => void)[] = [];
    const inTime = (step: () => void) => {
      if (this.#delayMs === 0 && waiting.length === 0) return step();
      // Nothing overtakes what came before it, also when all is well again.
      waiting.push(step);
      setTimeout(() => waiting.shift()?.(), this.#delayMs);
      return undefined;
    };
    from.on('data', (data) => inTime(() => void (to.destroyed || to.write(data))));
    from.on('end', () => inTime(() => void (to.destroyed || to.end())));
  }
}

function hold(pair: Pair): void {
  pair.isFrozen = true;
  pair.near.pause();
  pair.far?.pause();
}

function release(pair: Pair): void {
  if (!pair.isFrozen) return;
  pair.isFrozen = false;
  pair.near.resume();
  pair.far?.resume();
}

function leadingTo(target: string): Connect {
  const { hostname, port } = new URL(target);
  return async () => {
    const socket = connect({
      ...{ host: hostname, port: Number(port) },
      ...{ allowHalfOpen: true, noDelay: true },
    });
    await once(socket, 'connect').catch((error: unknown) => {
      socket.destroy();
      throw error;
    });
    return socket;
  };
}
