import type { WebSocket } from 'ws';
import type { TakeEvents } from '../../events/index.js';

/** Sends results of an operation, unless the client has yet to take what it was sent before. */
export function tellOn(socket: WebSocket, id: string): TakeEvents<string> {
  const head = `{"id":${JSON.stringify(id)},"type":"next","payload":`;
  return (results) => {
    if (socket.readyState !== socket.OPEN || socket.bufferedAmount > 0) return false;
    for (const result of results) socket.send(`${head}${result}}`);
    return true;
  };
}
