import { type RealtimeMessage, readMessage } from './messages.js';
import type { SocketClass, SocketLike } from './socket-like.js';
import { reconnectDelay, TIMING } from './timing.js';

export type ConnectionState = 'disconnected' | 'connecting' | 'connected' | 'error';

/** Why a connection attempt failed after {@link TIMING.connectTimeout}. */
export const CONNECTION_TIMEOUT = 'Connection timeout';

/** Closed on purpose: the connection is not wanted back. */
const NORMAL_CODES = new Set([1000, 1001]);

/** Refused: trying again with the same session changes nothing. */
const REFUSED_CODES = new Set([4401, 4403]);

const OPEN = 1;

interface ConnectionOptions {
  socketClass: SocketClass;
  /** Asked before each attempt, as it carries what was seen last. */
  url: () => string;
  /** The socket is open; resolves to whether the server has to confirm before it can be used. */
  onOpen: (send: (message: object) => void) => Promise<boolean>;
  /** Whether a message is the confirmation that was waited for. */
  isConfirmation: (message: RealtimeMessage) => boolean;
  onMessage: (message: RealtimeMessage) => void;
  onState: (state: ConnectionState) => void;
  /** All attempts have failed. */
  onFailed: (reason: Error) => void;
}

interface Attempt {
  promise: Promise<void>;
  resolve: () => void;
  reject: (error: Error) => void;
}

/** One socket after the other, as if it were one that lasts. */
export class Connection {
  readonly #options: ConnectionOptions;
  #state: ConnectionState = 'disconnected';
  #socket: SocketLike | undefined;
  #attempt: Attempt | undefined;
  #failures = 0;
  #heardAt = 0;
  #connectTimer: ReturnType<typeof setTimeout> | undefined;
  #reconnectTimer: ReturnType<typeof setTimeout> | undefined;
  #pingTimer: ReturnType<typeof setInterval> | undefined;

  constructor(options: ConnectionOptions) {
    this.#options = options;
  }

  get state(): ConnectionState {
    return this.#state;
  }

  /** Connects, or waits for a running attempt. A failed attempt is repeated by itself. */
  async connect(): Promise<void> {
    if (this.#state === 'connected') return;
    if (this.#attempt) {
      await withTimeout(this.#attempt.promise, TIMING.secondConnectTimeout);
      return;
    }
    this.#failures = 0;
    await this.#open();
  }

  /** Closes on purpose; nothing is tried again. */
  disconnect(): void {
    const socket = this.#socket;
    this.#drop(new Error('Disconnected'));
    this.#setState('disconnected');
    socket?.close(1000, 'Bye');
  }

  /** Sends at once; false when there is no connection. */
  send(message: object): boolean {
    if (this.#state !== 'connected' || this.#socket?.readyState !== OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #open(): Promise<void> {
    clearTimeout(this.#reconnectTimer);
    const attempt: Attempt = Promise.withResolvers<void>();
    // Attempts that repeat by themselves have no caller who waits for them.
    attempt.promise.catch(() => undefined);
    this.#attempt = attempt;
    this.#setState('connecting');
    const socket = new this.#options.socketClass(this.#options.url());
    this.#socket = socket;
    this.#connectTimer = setTimeout(
      () => this.#lose(socket, new Error(CONNECTION_TIMEOUT)),
      TIMING.connectTimeout,
    );
    socket.addEventListener('open', () => void this.#begin(socket));
    socket.addEventListener('message', ({ data }) => this.#receive(socket, data));
    // What failed is told by the closing that follows.
    socket.addEventListener('error', () => undefined);
    socket.addEventListener('close', ({ code }) => this.#closed(socket, code));
    return attempt.promise;
  }

  async #begin(socket: SocketLike): Promise<void> {
    try {
      const send = (message: object) => {
        if (socket.readyState === OPEN) socket.send(JSON.stringify(message));
      };
      const waits = await this.#options.onOpen(send);
      if (!waits) this.#confirm(socket);
    } catch (error) {
      this.#lose(socket, error instanceof Error ? error : new Error(String(error)));
    }
  }

  #confirm(socket: SocketLike): void {
    if (socket !== this.#socket || this.#state === 'connected') return;
    clearTimeout(this.#connectTimer);
    this.#failures = 0;
    this.#heardAt = Date.now();
    this.#pingTimer = setInterval(() => this.#ping(socket), TIMING.pingInterval);
    this.#setState('connected');
    this.#attempt?.resolve();
    this.#attempt = undefined;
  }

  #receive(socket: SocketLike, data: unknown): void {
    if (socket !== this.#socket) return;
    this.#heardAt = Date.now();
    const message = readMessage(data);
    if (!message) return;
    if (this.#options.isConfirmation(message)) this.#confirm(socket);
    this.#options.onMessage(message);
  }

  /** A connection whose last ping got no answer at all is dead, whatever the network says. */
  #ping(socket: SocketLike): void {
    if (Date.now() - this.#heardAt > 1.5 * TIMING.pingInterval) {
      this.#lose(socket, new Error('The server does not answer.'));
      return;
    }
    this.send({ type: 'ping' });
  }

  #closed(socket: SocketLike, code: number): void {
    if (socket !== this.#socket) return;
    const reason = new Error(`The connection was closed (${code}).`);
    if (NORMAL_CODES.has(code)) {
      this.#drop(reason);
      this.#setState('disconnected');
      return;
    }
    if (REFUSED_CODES.has(code)) {
      this.#giveUp(reason);
      return;
    }
    this.#lose(socket, reason);
  }

  /** This socket is of no use any more: the next one is tried after a while. */
  #lose(socket: SocketLike, reason: Error): void {
    if (socket !== this.#socket) return;
    this.#drop(reason);
    socket.close();
    this.#failures += 1;
    if (this.#failures > TIMING.reconnectAttempts) {
      this.#giveUp(reason);
      return;
    }
    this.#setState('disconnected');
    this.#reconnectTimer = setTimeout(
      () => void this.#open().catch(() => undefined),
      reconnectDelay(this.#failures),
    );
  }

  #giveUp(reason: Error): void {
    this.#drop(reason);
    this.#setState('error');
    this.#options.onFailed(reason);
  }

  #drop(reason: Error): void {
    clearTimeout(this.#connectTimer);
    clearTimeout(this.#reconnectTimer);
    clearInterval(this.#pingTimer);
    this.#socket = undefined;
    this.#attempt?.reject(reason);
    this.#attempt = undefined;
  }

  #setState(state: ConnectionState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#options.onState(state);
  }
}

async function withTimeout(promise: Promise<void>, ms: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(CONNECTION_TIMEOUT)), ms);
  });
  try {
    await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
