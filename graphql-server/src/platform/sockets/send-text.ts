import type { WebSocket } from 'ws';

/**
 * Sends a message; resolves once it has left, so that a caller that awaits it is slowed down. A
 * client that lets more than `bufferedBytes` pile up is cut.
 */
export async function sendText(
  socket: WebSocket,
  text: string,
  bufferedBytes: number,
): Promise<void> {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > bufferedBytes) return socket.terminate();
  await new Promise<void>((resolve) => {
    socket.send(text, () => resolve());
  });
}
