import { WebSocket } from 'ws';
import type { TestClient } from './test-client.js';

/** A message of the server, as a client that knows only the documents reads it. */
export interface SocketMessage {
  type: string;
  event?: string;
  id?: string;
  requestId?: string;
  sessionId?: string;
  content?: string;
  data?: Record<string, unknown>;
  [field: string]: unknown;
}

interface OpenOptions {
  path?: string;
  headers?: Record<string, string>;
}

/** A bare socket at `/ws`, without any of the conveniences that our own client has. */
export class JsonSocket {
  readonly messages: SocketMessage[] = [];
  readonly socket: WebSocket;
  /** The code with which the socket was closed. */
  readonly closed: Promise<number>;
  #wake: () => void = () => {};

  constructor(url: string, { path = '/ws', headers = {} }: OpenOptions = {}) {
    this.socket = new WebSocket(new URL(path, url.replace(/^http/, 'ws')), { headers });
    this.socket.on('message', (data: Buffer) => {
      this.messages.push(JSON.parse(data.toString()) as SocketMessage);
      this.#wake();
    });
    this.socket.on('error', () => undefined);
    this.closed = new Promise((resolve) => {
      this.socket.on('close', (code) => {
        resolve(code);
        this.#wake();
      });
    });
  }

  /** Sends JSON as soon as the socket is open. */
  send(message: unknown): void {
    this.sendText(JSON.stringify(message));
  }

  sendText(text: string | Buffer): void {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(text);
    else this.socket.once('open', () => this.socket.send(text));
  }

  ofType(type: string): SocketMessage[] {
    return this.messages.filter((message) => message.type === type);
  }

  /** Waits for the nth message of a type; the test's time-out bounds it. */
  async next(type: string, nth = 1): Promise<SocketMessage> {
    for (;;) {
      const found = this.ofType(type)[nth - 1];
      if (found) return found;
      if (this.socket.readyState === WebSocket.CLOSED) {
        throw new Error(`The socket was closed: ${JSON.stringify(this.messages)}`);
      }
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  async close(): Promise<void> {
    this.socket.close();
    await this.closed;
  }
}

/** Opens `/ws` with the cookies of a client. */
export function openSocket(client: TestClient, { path, headers }: OpenOptions = {}): JsonSocket {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return new JsonSocket(client.url, {
    path,
    headers: { ...(cookie ? { cookie } : {}), ...headers },
  });
}

/** The status with which a handshake was refused. */
export async function refusedWith(url: string, options: OpenOptions): Promise<number> {
  const { socket } = new JsonSocket(url, options);
  return new Promise((resolve, reject) => {
    socket.on('unexpected-response', (_request, response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    socket.on('open', () => {
      socket.terminate();
      reject(new Error('The socket was let in.'));
    });
  });
}
