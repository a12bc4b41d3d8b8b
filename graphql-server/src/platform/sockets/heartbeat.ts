import type { WebSocket } from 'ws';

/** Asks sockets for a sign of life; cuts those that give none, and those that read nothing. */
export class Heartbeat {
  readonly #silent = new WeakSet<WebSocket>();
  readonly #sockets: ReadonlySet<WebSocket>;
  readonly #options: { keepAliveMs: number; bufferedBytes: number };
  #timer: NodeJS.Timeout | undefined;

  constructor(
    sockets: ReadonlySet<WebSocket>,
    options: { keepAliveMs: number; bufferedBytes: number },
  ) {
    this.#sockets = sockets;
    this.#options = options;
  }

  start(): void {
    this.#timer = setInterval(() => this.#beat(), this.#options.keepAliveMs).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Whatever a socket sends is a sign of life. */
  watch(socket: WebSocket): void {
    const hear = () => this.#silent.delete(socket);
    socket.on('pong', hear);
    socket.on('ping', hear);
    socket.on('message', hear);
  }

  #beat(): void {
    for (const socket of this.#sockets) {
      if (this.#silent.has(socket) || socket.bufferedAmount > this.#options.bufferedBytes) {
        socket.terminate();
        continue;
      }
      this.#silent.add(socket);
      socket.ping();
    }
  }
}
