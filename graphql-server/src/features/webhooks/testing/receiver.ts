import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

/** A request that has arrived. */
export interface Received {
  path: string;
  method: string;
  headers: IncomingHttpHeaders;
  body: string;
  /** The body as an event. */
  event: WireEvent;
}

/** An event as it is sent. */
export interface WireEvent {
  id: string;
  type: string;
  createdAt: string;
  companyId: string | null;
  data: Record<string, unknown>;
}

type Answer = (response: ServerResponse, request: Received) => void;

const OK: Answer = (response) => response.writeHead(204).end();

/** A customer's web server that receives events, as well or badly behaved as a test wants it. */
export class Receiver {
  readonly requests: Received[] = [];
  /** How requests are answered that have no answer of their own. */
  answer: Answer = OK;
  readonly #next = new Map<string, Answer[]>();
  readonly #server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const body = Buffer.concat(pieces).toString();
      const { url: path = '', method = '', headers } = request;
      const received = {
        path,
        method,
        headers,
        body,
        event: JSON.parse(body || '{}') as WireEvent,
      };
      this.requests.push(received);
      (this.#next.get(path)?.shift() ?? this.answer)(response, received);
      this.#wake();
    });
  });
  #wake: () => void = () => {};

  /** Begins to listen; the address of this machine has no business in real settings. */
  async listen(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** An address of this server; each test has a path of its own. */
  url(path = '/'): string {
    return `http://127.0.0.1:${this.port}${path}`;
  }

  /** Says how the next request to a path is answered; retries of other tests do not use it up. */
  answerNext(path: string, answer: Answer): void {
    this.#next.set(path, [...(this.#next.get(path) ?? []), answer]);
  }

  /** What arrives at a path, once that many have; the test's time-out bounds it. */
  async at(path: string, count = 1): Promise<Received[]> {
    for (;;) {
      const found = this.requests.filter((request) => request.path === path);
      if (found.length >= count) return found;
      await new Promise<void>((resolve) => {
        const before = this.#wake;
        this.#wake = () => {
          before();
          resolve();
        };
      });
    }
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

/** Throws unless a request is signed with the secret, as the library of the standard sees it. */
export const verify = (secret: string, { body, headers }: Received): WireEvent =>
  new Webhook(secret).verify(body, headers as Record<string, string>) as WireEvent;
