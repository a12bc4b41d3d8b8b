import type { Duplex } from 'node:stream';
import { type ClientOptions, WebSocket } from 'ws';

/** A message of the protocol. */
export interface SocketMessage {
  type: string;
  id?: string;
  payload?: unknown;
}

interface RawSocketOptions extends ClientOptions {
  protocols?: string[];
}

/** A socket that speaks the protocol by hand, wrong where a test wants it to be wrong. */
export class RawSocket {
  readonly ws: WebSocket;
  /** How the server closed it. */
  readonly closed: Promise<{ code: number; reason: string }>;
  readonly #received: SocketMessage[] = [];
  #wake: () => void = () => {};

  constructor(
    url: string,
    { protocols = ['graphql-transport-ws'], ...rest }: RawSocketOptions = {},
  ) {
    this.ws = new WebSocket(url.replace(/^http/, 'ws'), protocols, rest);
    this.ws.on('message', (data: Buffer) => {
      this.#received.push(JSON.parse(data.toString()) as SocketMessage);
      this.#wake();
    });
    // A handshake that is refused shows in its status, a socket that ends in its code.
    this.ws.on('error', () => {});
    this.closed = new Promise((resolve) => {
      this.ws.once('close', (code, reason) => {
        resolve({ code, reason: String(reason) });
        this.#wake();
      });
    });
  }

  /** Status of the handshake: 101, or why there is no socket. */
  async status(): Promise<number> {
    return new Promise((resolve) => {
      this.ws.once('upgrade', () => resolve(101));
      this.ws.once('unexpected-response', (request, response) => {
        resolve(response.statusCode ?? 0);
        request.destroy();
      });
    });
  }

  /** Opens it and goes through the beginning of the protocol. */
  async init(payload?: Record<string, unknown>): Promise<this> {
    await this.opened();
    this.send({ type: 'connection_init', ...(payload ? { payload } : {}) });
    const { type } = await this.next();
    if (type !== 'connection_ack') throw new Error(`The server answered ${type}.`);
    return this;
  }

  async opened(): Promise<void> {
    if (this.ws.readyState === WebSocket.OPEN) return;
    await new Promise((resolve) => {
      this.ws.once('open', resolve);
    });
  }

  send(message: object | string): void {
    this.ws.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  subscribe(id: string, query: string, variables: object = {}): void {
    this.send({ id, type: 'subscribe', payload: { query, variables } });
  }

  /** The next message; throws when there will be none. */
  async next(): Promise<SocketMessage> {
    for (;;) {
      const message = this.#received.shift();
      if (message) return message;
      if (this.ws.readyState === WebSocket.CLOSED) throw new Error('The socket is closed.');
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  /** Messages that have arrived and were not read yet. */
  get unread(): readonly SocketMessage[] {
    return this.#received;
  }

  /** Stops to read, as a client that has died does. */
  freeze(): void {
    (this.ws as unknown as { _socket: Duplex })._socket.pause();
  }
}
