import { fastifyCookie } from '@fastify/cookie';
import type { Actor } from '../../context/index.js';
import type { Database } from '../../database/index.js';
import { type Authenticate, readCredentials } from '../../http/index.js';
import { AddressSlots } from '../address-slots.js';
import { type NewSocket, type SocketPlatform, SocketServer } from '../socket-server.js';
import { Inbox } from './inbox.js';
import { JsonConnection, MAX_BUFFERED } from './json-connection.js';
import type { JsonSocketHandler } from './json-socket-handler.js';

interface JsonSocketOptions extends SocketPlatform {
  database: Database;
  authenticate: Authenticate;
  /** Makes what answers a new socket; the address it asked for carries its parameters. */
  accept: (connection: JsonConnection, url: URL) => JsonSocketHandler;
  /** Milliseconds between pings; shorter in tests. */
  keepAliveMs?: number;
  /** Milliseconds in which a client has to sign in. */
  signInMs?: number;
}

/** Largest message a client may send, in bytes. */
const MAX_PAYLOAD = 128 * 1024;

/** Sockets of one address that have not signed in. */
const ANONYMOUS_PER_ADDRESS = 30;

/** Sockets that one person may hold open: tabs and devices, with room to spare. */
const PER_PERSON = 30;

const NO_WAITING = { waitingPerAddress: 0, waitingMs: 0 };

/** Serves sockets that speak JSON to signed-in clients. */
export class JsonSocketServer extends SocketServer {
  readonly #options: JsonSocketOptions;
  readonly #anonymousPlaces = new AddressSlots({
    ...{ perAddress: ANONYMOUS_PER_ADDRESS, ...NO_WAITING },
  });

  constructor(options: JsonSocketOptions) {
    super(options, {
      maxPayload: MAX_PAYLOAD,
      places: { perAddress: options.config.socketsPerAddress, ...NO_WAITING },
      seats: { of: 'person', most: PER_PERSON },
      keepAliveMs: options.keepAliveMs ?? 30_000,
      bufferedBytes: MAX_BUFFERED,
      endedReason: 'Session ended',
    });
    this.#options = options;
  }

  protected serve(client: NewSocket): void {
    const { socket, request, url, address } = client;
    const { database, authenticate, log, config, accept } = this.#options;
    const connection = new JsonConnection({
      ...{ socket, database, authenticate, log, address },
      userAgent: request.headers['user-agent'] ?? '',
      onSignIn: (actor) => this.#welcome(client, connection, actor),
    });
    const handler = accept(connection, url);
    const inbox = new Inbox(connection, handler, log);
    socket.on('message', (data, isBinary) => inbox.take(data, isBinary));
    socket.on('ping', () => inbox.count());
    socket.once('close', () => handler.close());
    const cookies = fastifyCookie.parse(request.headers.cookie ?? '');
    const credentials = readCredentials(request.headers, cookies, config.publicUrl);
    inbox.begin(async () => {
      const actor = await connection.signIn(credentials);
      if (actor.kind === 'anonymous') await this.#awaitSignIn(client, connection);
      await handler.open();
    });
  }

  /** Gives a client that has not signed in a limited time, and only so many clients at once. */
  async #awaitSignIn({ socket, address }: NewSocket, connection: JsonConnection): Promise<void> {
    const leavePlace = await this.#anonymousPlaces.take(address);
    if (!leavePlace) return connection.close(4429, 'Too many sockets');
    const timer = setTimeout(() => {
      leavePlace();
      if (connection.actor.kind === 'anonymous') connection.close(4401, 'Nobody signed in');
    }, this.#options.signInMs ?? 30_000).unref();
    socket.once('close', () => {
      clearTimeout(timer);
      leavePlace();
    });
  }

  #welcome({ socket }: NewSocket, connection: JsonConnection, actor: Actor): void {
    if (actor.kind === 'anonymous') return;
    if (!this.seat(socket, actor)) connection.close(4429, 'Too many sockets');
  }
}
