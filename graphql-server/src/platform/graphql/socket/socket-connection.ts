import { CloseCode, type Server } from 'graphql-ws';
import type { IncomingMessage } from 'node:http';
import type { RawData, WebSocket } from 'ws';
import { hangUp, MessageBudget, sendText } from '../../sockets/index.js';
import type { Logger } from '../../telemetry/index.js';
import type { SocketLimits } from '../graphql-limits.js';

/** Code of RFC 6455 for a client that breaks rules which the subprotocol has no code for. */
const POLICY_VIOLATION = 1008;

/** What the handlers of the protocol know about a connection. */
export interface SocketExtra {
  socket: WebSocket;
  request: IncomingMessage;
}

interface ConnectionOptions<Extra extends SocketExtra> {
  protocol: Server<Extra>;
  extra: Extra;
  limits: SocketLimits;
  log: Logger;
}

/** Speaks the protocol on one socket, as long as the client keeps to it and reads what it is sent. */
export function serveConnection<Extra extends SocketExtra>(
  options: ConnectionOptions<Extra>,
): void {
  const { protocol, extra, limits, log } = options;
  const { socket } = extra;
  const budget = new MessageBudget(limits);

  const receive = async (
    handle: (text: string) => Promise<void>,
    data: RawData,
    binary: boolean,
  ) => {
    if (socket.readyState !== socket.OPEN) return;
    if (!budget.spend()) return hangUp(socket, POLICY_VIOLATION, 'Too many messages');
    if (binary) return hangUp(socket, CloseCode.BadRequest, 'Invalid message received');
    try {
      // ws gives a Buffer by default.
      await handle((data as Buffer).toString('utf8'));
    } catch (error) {
      if (isOnlySentByServers(error)) {
        return hangUp(socket, CloseCode.BadRequest, 'Invalid message received');
      }
      log.error({ err: error }, 'unexpected error in a socket');
      return hangUp(socket, CloseCode.InternalServerError, 'Internal server error');
    }
  };

  // Each ping is answered, so they count as well.
  socket.on('ping', () => {
    if (!budget.spend()) hangUp(socket, POLICY_VIOLATION, 'Too many messages');
  });
  const closed = protocol.opened(
    {
      protocol: socket.protocol,
      // Subscriptions wait for each other's messages to be taken, so what piles up is not read at all.
      send: (data) => sendText(socket, data, limits.bufferedBytes),
      close: (code, reason) => hangUp(socket, code ?? 1000, reason ?? ''),
      onMessage: (handle) =>
        socket.on('message', (data, binary) => void receive(handle, data, binary)),
    },
    extra,
  );
  socket.once('close', (code, reason) => {
    void closed(code, String(reason)).catch((error: unknown) => {
      log.error({ err: error }, 'unexpected error after the end of a socket');
    });
  });
}

/** graphql-ws throws for `next`, `error`, `complete` and the like: they are not for clients to send. */
const isOnlySentByServers = (error: unknown) =>
  error instanceof Error && error.message.startsWith('Unexpected message of type');
