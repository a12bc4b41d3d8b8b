import { setTimeout as delay } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { EVENTS } from '../../chat/operations.ts';
import { PASSING } from './caller.ts';
import { Feed, type FeedEvent } from './feed.ts';

/** A peer that does not answer a ping for this long counts as gone. */
const PING_MS = 4_000;
const AGAIN_MS = 500;
/** Sockets that say nothing at the handshake. */
const HANDSHAKE_MS = 8_000;

/** Follows one conversation by its cursor, over as many sockets as it takes. */
export class Follower {
  readonly feed = new Feed();
  /** Sockets that it has had. */
  sockets = 0;
  readonly refusals: string[] = [];
  readonly #url: string;
  readonly #headers: Record<string, string>;
  readonly sessionId: string;
  #socket: WebSocket | undefined;
  #isOver = false;
  #wake: () => void = () => {};

  constructor(url: string, headers: Record<string, string>, sessionId: string) {
    this.#url = new URL('/graphql', url).toString().replace(/^http/, 'ws');
    this.#headers = headers;
    this.sessionId = sessionId;
    void this.#follow();
  }

  /** Waits until something of the feed is so, at most as long as said. */
  async until<T>(look: (feed: Feed) => T | undefined, limitMs: number): Promise<T | undefined> {
    const end = performance.now() + limitMs;
    for (;;) {
      const found = look(this.feed);
      const left = end - performance.now();
      if (found !== undefined || left <= 0) return found;
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#wake = resolve;
      await Promise.race([promise, delay(left, undefined, { ref: false })]);
    }
  }

  /** Loses the socket, as on the way through a tunnel. */
  drop(): void {
    this.#socket?.terminate();
  }

  close(): void {
    this.#isOver = true;
    this.#socket?.terminate();
  }

  async #follow(): Promise<void> {
    while (!this.#isOver) {
      await this.#followOnce();
      await delay(AGAIN_MS);
    }
  }

  #followOnce(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const headers = this.#headers;
    const remember = (socket: WebSocket) => {
      this.sockets += 1;
      this.#socket = socket;
    };
    let silence: NodeJS.Timeout | undefined;
    const client = createClient({
      url: this.#url,
      webSocketImpl: class extends WebSocket {
        constructor(address: string, protocols: string) {
          super(address, protocols, { headers, handshakeTimeout: HANDSHAKE_MS });
          remember(this);
        }
      },
      retryAttempts: 0,
      keepAlive: PING_MS,
      connectionAckWaitTimeout: HANDSHAKE_MS,
      on: {
        ping: (isReceived) => {
          if (!isReceived) silence = setTimeout(() => this.#socket?.terminate(), PING_MS);
        },
        pong: (isReceived) => {
          if (isReceived) clearTimeout(silence);
        },
      },
    });
    const end = () => {
      clearTimeout(silence);
      void client.dispose();
      resolve();
    };
    const { sessionId, feed } = this;
    feed.come();
    client.subscribe<{ conversationEvents: FeedEvent }>(
      { query: EVENTS, variables: { sessionId, ...(feed.cursor ? { after: feed.cursor } : {}) } },
      {
        next: ({ data, errors }) => {
          if (errors) this.refusals.push(JSON.stringify(errors));
          if (data) feed.take(data.conversationEvents);
          this.#wake();
        },
        error: (error) => {
          if (Array.isArray(error)) this.#note(error as { message: string }[]);
          end();
        },
        complete: end,
      },
    );
    return promise;
  }

  #note(errors: readonly { message: string; extensions?: { code?: string } }[]): void {
    for (const { message, extensions } of errors) {
      if (PASSING.has(extensions?.code ?? '')) continue;
      this.refusals.push(`${extensions?.code}: ${message}`);
    }
  }
}
