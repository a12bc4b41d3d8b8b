import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { fastifyCookie } from '@fastify/cookie';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Config } from '../../env.js';
import type { Actor } from '../context/index.js';
import type { Database } from '../database/index.js';
import type { EventBus } from '../events/index.js';
import { type Authenticate, readCredentials, sessionCookieName } from '../http/index.js';
import {
  AddressSlots,
  bringsTokenInAddress,
  clientAddressReader,
  closeInWaves,
  FRAME_LIMITS,
  handshakeUrl,
  isOwnOrigin,
  refuseHandshake,
  SESSION_ENDED_TOPIC,
  type SessionSockets,
} from '../sockets/index.js';
import type { Logger } from '../telemetry/index.js';
import { Heartbeat } from './heartbeat.js';
import { Inbox } from './inbox.js';
import { JsonConnection, type JsonMessage } from './json-connection.js';
import { SocketRegister } from './socket-register.js';

/** A feature's handler of one socket. */
export interface JsonSocketHandler {
  /** Called once who acts by cookie or header is known, before any message. */
  open(): Promise<void>;
  /** Called for one message after the other. Expected failures may be thrown as `AppError`. */
  receive(message: JsonMessage): Promise<void>;
  /** Called with whatever `receive` threw. */
  fail(error: unknown, message: JsonMessage): Promise<void>;
  /** The socket is gone. */
  close(): void;
}

interface JsonSocketOptions {
  config: Config;
  database: Database;
  events: EventBus;
  log: Logger;
  authenticate: Authenticate;
  /** Makes what answers a new socket; the address it asked for carries its parameters. */
  accept: (connection: JsonConnection, url: URL) => JsonSocketHandler;
  /** Milliseconds between pings; shorter in tests. */
  heartbeatMs?: number;
  /** Milliseconds in which a client has to sign in. */
  signInMs?: number;
}

/** Largest message a client may send, in bytes. */
const MAX_PAYLOAD = 128 * 1024;

/** Sockets of one address that have not signed in. */
const ANONYMOUS_PER_ADDRESS = 30;

/** Serves sockets that speak JSON to signed-in clients. */
export class JsonSocketServer implements SessionSockets {
  readonly #sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_PAYLOAD,
    ...FRAME_LIMITS,
  });
  readonly #options: JsonSocketOptions;
  readonly #register = new SocketRegister();
  readonly #heartbeat: Heartbeat;
  readonly #slots: AddressSlots;
  readonly #anonymousSlots: AddressSlots;
  readonly #addressOf: (request: IncomingMessage) => string;
  #stopListening: (() => Promise<void>) | undefined;

  constructor(options: JsonSocketOptions) {
    this.#options = options;
    this.#heartbeat = new Heartbeat(this.#sockets.clients, options.heartbeatMs ?? 30_000);
    const noWaiting = { waitingPerAddress: 0, waitingMs: 0 };
    this.#slots = new AddressSlots({ perAddress: options.config.socketsPerAddress, ...noWaiting });
    this.#anonymousSlots = new AddressSlots({ perAddress: ANONYMOUS_PER_ADDRESS, ...noWaiting });
    this.#addressOf = clientAddressReader(options.config);
  }

  /**
   * Begins to watch sockets; the sockets of a session are closed when it ends, on whichever server.
   */
  async start(): Promise<void> {
    this.#heartbeat.start();
    this.#stopListening = await this.#options.events.listen(SESSION_ENDED_TOPIC, (sessionId) =>
      this.#register.closeSession(sessionId as string),
    );
  }

  sessionIds(): Iterable<string> {
    return this.#register.sessionIds();
  }

  /** How many sockets are open. */
  get size(): number {
    return this.#sockets.clients.size;
  }

  /** Takes over an HTTP connection that asks for this socket. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const url = handshakeUrl(request);
    if (!url || bringsTokenInAddress(url)) return refuseHandshake(socket, 400);
    if (!this.#isWelcome(request)) return refuseHandshake(socket, 403);
    const address = this.#addressOf(request);
    void this.#slots.take(address).then((release) => {
      if (!release) return refuseHandshake(socket, 429);
      socket.once('close', release);
      if (socket.destroyed) return release();
      return this.#sockets.handleUpgrade(request, socket, head, (ws) =>
        this.#accept(ws, request, url, address),
      );
    });
  }

  /** Takes no more clients, and tells those that are there to come back, some at a time. */
  async stop(): Promise<void> {
    await this.#stopListening?.();
    this.#heartbeat.stop();
    this.#sockets.close();
    await closeInWaves(this.#sockets.clients, (client) => {
      client.close(1012, 'Service Restart');
      setTimeout(() => client.terminate(), 2_000).unref();
    });
  }

  #isWelcome(request: IncomingMessage): boolean {
    const { config } = this.#options;
    const { origin = '' } = request.headers;
    return isOwnOrigin(request, config) || config.corsOrigins.includes(origin);
  }

  #accept(socket: WebSocket, request: IncomingMessage, url: URL, address: string): void {
    const { database, authenticate, log, config, accept, signInMs } = this.#options;
    const connection = new JsonConnection({
      socket,
      database,
      authenticate,
      log,
      address,
      userAgent: request.headers['user-agent'] ?? '',
      onSignIn: (actor) => this.#welcome(socket, connection, actor),
    });
    const handler = accept(connection, url);
    const inbox = new Inbox(connection, handler, log);
    this.#heartbeat.watch(socket);
    socket.on('message', (data, isBinary) => inbox.take(data, isBinary));
    socket.on('ping', () => inbox.count());
    // A frame that is too large, or none at all: the library closes the socket with the right code.
    socket.on('error', (error) => log.debug({ err: error }, 'a socket failed'));
    socket.once('close', () => handler.close());
    const cookies = fastifyCookie.parse(request.headers.cookie ?? '');
    const credentials = readCredentials(
      request.headers,
      cookies,
      sessionCookieName(config.publicUrl),
    );
    inbox.begin(async () => {
      const actor = await connection.signIn(credentials);
      if (actor.kind === 'anonymous') {
        await this.#awaitSignIn(socket, connection, address, signInMs ?? 30_000);
      }
      await handler.open();
    });
  }

  /** Gives a client that has not signed in a limited time, and only so many clients at once. */
  async #awaitSignIn(
    socket: WebSocket,
    connection: JsonConnection,
    address: string,
    patience: number,
  ): Promise<void> {
    const release = await this.#anonymousSlots.take(address);
    if (!release) {
      connection.close(4429, 'Too many sockets');
      return;
    }
    const timer = setTimeout(() => {
      release();
      if (connection.actor.kind === 'anonymous') connection.close(4401, 'Nobody signed in');
    }, patience).unref();
    socket.once('close', () => {
      clearTimeout(timer);
      release();
    });
  }

  #welcome(socket: WebSocket, connection: JsonConnection, actor: Actor): void {
    if (actor.kind === 'anonymous') return;
    if (!this.#register.add(socket, actor)) connection.close(4429, 'Too many sockets');
  }
}
