import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { fastifyCookie } from '@fastify/cookie';
import type { GraphQLSchema } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { nanoid } from 'nanoid';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Config } from '../../env.js';
import type { Actor } from '../context/index.js';
import type { Database } from '../database/index.js';
import type { EventBus } from '../events/index.js';
import { type Authenticate, readCredentials, sessionCookieName } from '../http/index.js';
import type { Logger } from '../telemetry/index.js';
import { formatGraphqlError } from './format-error.js';
import type { GraphqlContext } from './graphql-context.js';

interface GraphqlSocketOptions {
  config: Config;
  schema: GraphQLSchema;
  database: Database;
  events: EventBus;
  log: Logger;
  authenticate: Authenticate;
  /** What else resolvers find in their context. */
  contextExtras: object;
}

/** Largest message a client may send over the socket, in bytes. */
const MAX_PAYLOAD = 128 * 1024;

/** Milliseconds between pings; a socket that answers none is closed. */
const KEEP_ALIVE_MS = 30_000;

/** Topic on which the auth feature says that a session has ended. */
export const SESSION_ENDED_TOPIC = 'session.ended';

/** Serves subscriptions (graphql-transport-ws) at /graphql. */
export class GraphqlSocketServer {
  readonly #sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_PAYLOAD });
  readonly #bySession = new Map<string, Set<WebSocket>>();
  readonly #options: GraphqlSocketOptions;
  #stopListening: (() => Promise<void>) | undefined;

  constructor(options: GraphqlSocketOptions) {
    this.#options = options;
    const format = (error: unknown) =>
      formatGraphqlError(error, {
        log: options.log,
        hideSuggestions: options.config.environment === 'production',
      });
    useServer<Record<string, unknown>, { actor?: Actor }>(
      {
        schema: options.schema,
        connectionInitWaitTimeout: 10_000,
        onConnect: async ({ connectionParams, extra }) => {
          const actor = await this.#authenticate(extra.request, connectionParams);
          extra.actor = actor;
          this.#remember(extra.socket, actor);
        },
        context: ({ extra }) => this.#context(extra.request, extra.actor),
        onError: (_context, _id, _payload, errors) => errors.map(format),
        onNext: (_context, _id, _payload, _args, result) =>
          result.errors ? { ...result, errors: result.errors.map(format) } : undefined,
      },
      this.#sockets,
      KEEP_ALIVE_MS,
    );
  }

  /** Closes sockets as their sessions end, wherever they were ended. */
  async start(): Promise<void> {
    this.#stopListening = await this.#options.events.listen(SESSION_ENDED_TOPIC, (sessionId) => {
      for (const socket of this.#bySession.get(sessionId as string) ?? []) {
        socket.close(4403, 'Forbidden');
      }
    });
  }

  /** Takes over an HTTP connection that asks for this socket. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    if (!isOwnOrigin(request, this.#options.config)) {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
      return;
    }
    this.#sockets.handleUpgrade(request, socket, head, (ws) =>
      this.#sockets.emit('connection', ws, request),
    );
  }

  /** Tells every client to come back later, and closes. */
  async stop(): Promise<void> {
    await this.#stopListening?.();
    for (const client of this.#sockets.clients) client.close(1012, 'Service Restart');
    this.#sockets.close();
  }

  async #authenticate(request: IncomingMessage, params: Record<string, unknown> | undefined) {
    const { config, database, authenticate } = this.#options;
    const token = params?.['token'];
    const authorization = typeof token === 'string' ? `Bearer ${token}` : undefined;
    const cookies = fastifyCookie.parse(request.headers.cookie ?? '');
    const name = sessionCookieName(config.publicUrl);
    return authenticate(database.orm.em.fork(), readCredentials({ authorization }, cookies, name));
  }

  #context(request: IncomingMessage, actor: Actor | undefined): GraphqlContext {
    const requestId = nanoid(12);
    return {
      ...this.#options.contextExtras,
      request: {
        actor: actor ?? { kind: 'anonymous' },
        em: this.#options.database.orm.em.fork(),
        log: this.#options.log.child({ reqId: requestId }),
        requestId,
        address: request.socket.remoteAddress ?? '',
        userAgent: request.headers['user-agent'] ?? '',
      },
      setSessionCookie: refuseCookie,
      clearSessionCookie: refuseCookie,
      setRefreshCookie: refuseCookie,
      clearRefreshCookie: refuseCookie,
    };
  }

  #remember(socket: WebSocket, actor: Actor): void {
    if (actor.kind === 'anonymous') return;
    const { sessionId } = actor;
    const sockets = this.#bySession.get(sessionId) ?? new Set();
    this.#bySession.set(sessionId, sockets.add(socket));
    socket.once('close', () => {
      sockets.delete(socket);
      if (sockets.size === 0) this.#bySession.delete(sessionId);
    });
  }
}

function refuseCookie(): never {
  throw new Error('Cookies cannot be set over the socket.');
}

/** Browsers say where a socket comes from; programs without an Origin header bring a token. */
function isOwnOrigin(request: IncomingMessage, config: Config): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  return new URL(origin).host === host || origin === new URL(config.publicUrl).origin;
}
