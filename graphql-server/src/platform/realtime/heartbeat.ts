import type { WebSocket } from 'ws';

/** Pings that may stay without any answer before a socket is cut: it is gone within a minute. */
const PATIENCE = 1;

/** Asks sockets for a sign of life, and cuts those that give none. */
export class Heartbeat {
  readonly #sockets: ReadonlySet<WebSocket>;
  readonly #intervalMs: number;
  readonly #unanswered = new WeakMap<WebSocket, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(sockets: ReadonlySet<WebSocket>, intervalMs: number) {
    this.#sockets = sockets;
    this.#intervalMs = intervalMs;
  }

  start(): void {
    this.#timer = setInterval(() => this.#beat(), this.#intervalMs).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Whatever a socket sends is a sign of life. */
  watch(socket: WebSocket): void {
    const alive = () => this.#unanswered.set(socket, 0);
    socket.on('pong', alive);
    socket.on('ping', alive);
    socket.on('message', alive);
  }

  #beat(): void {
    for (const socket of this.#sockets) {
      const unanswered = this.#unanswered.get(socket) ?? 0;
      if (unanswered >= PATIENCE) {
        socket.terminate();
        continue;
      }
      this.#unanswered.set(socket, unanswered + 1);
      socket.ping();
    }
  }
}
