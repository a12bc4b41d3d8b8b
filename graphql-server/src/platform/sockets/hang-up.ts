import type { WebSocket } from 'ws';

/** How long a client may take to answer the close frame. */
const CLOSING_MS = 2_000;

/** Closes, reads nothing more, and waits only shortly for the client to agree. */
export function hangUp(socket: WebSocket, code: number, reason: string): void {
  socket.close(code, reason);
  setTimeout(() => socket.terminate(), CLOSING_MS).unref();
}
