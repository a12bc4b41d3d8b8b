import type { WebSocket } from 'ws';

/** Ends sockets whose other end is gone or reads nothing. */
export class Heartbeat {
  readonly #silent = new WeakSet<WebSocket>();
  readonly #sockets: ReadonlySet<WebSocket>;
  readonly #bufferedBytes: number;
  readonly #timer: NodeJS.Timeout;

  constructor(
    sockets: ReadonlySet<WebSocket>,
    { keepAliveMs, bufferedBytes }: { keepAliveMs: number; bufferedBytes: number },
  ) {
    this.#sockets = sockets;
    this.#bufferedBytes = bufferedBytes;
    this.#timer = setInterval(() => this.#beat(), keepAliveMs).unref();
  }

  /** Begins to expect answers of a socket. */
  watch(socket: WebSocket): void {
    socket.on('pong', () => this.#silent.delete(socket));
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #beat(): void {
    for (const socket of this.#sockets) {
      if (this.#silent.has(socket) || socket.bufferedAmount > this.#bufferedBytes) {
        socket.terminate();
        continue;
      }
      this.#silent.add(socket);
      socket.ping();
    }
  }
}
