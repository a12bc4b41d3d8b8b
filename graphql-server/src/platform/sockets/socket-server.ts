import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ServerOptions, type WebSocket, WebSocketServer } from 'ws';
import type { Config } from '../../env.js';
import type { CompanyUserActor } from '../context/index.js';
import type { EventBus } from '../events/index.js';
import { isOwnOrigin } from '../http/index.js';
import type { Logger } from '../telemetry/index.js';
import { AddressSlots, type AddressSlotsOptions, type Release } from './address-slots.js';
import { closeInWaves } from './close-in-waves.js';
import {
  bringsTokenInAddress,
  clientAddressReader,
  handshakeUrl,
  refuseHandshake,
} from './handshake.js';
import { hangUp } from './hang-up.js';
import { Heartbeat } from './heartbeat.js';
import { type SeatLimit, type SeatedActor, SocketRegister } from './socket-register.js';
import { SESSION_ENDED_TOPIC, type SessionSockets } from './session-watch.js';

/**
 * How many frames one message may be cut into. A client that cuts finer than any ordinary client or
 * network does only means to cost memory: each frame takes more memory than it is long.
 */
const FRAME_LIMITS = {
  /** Frames of one message. */
  maxFragments: 128,
  /** Pieces of one frame, as the network hands them over. */
  maxBufferedChunks: 4_096,
} as const;

/** The part of the server that sockets of every kind need. */
export interface SocketPlatform {
  config: Config;
  events: EventBus;
  log: Logger;
}

/** In what the sockets of one path differ from others. */
interface SocketKind extends Pick<ServerOptions, 'handleProtocols'> {
  /** Largest message a client may send, in bytes. */
  maxPayload: number;
  /** Places of one address; the kind decides when a socket gives its place back. */
  places: AddressSlotsOptions;
  /** Most sockets of one person or session. */
  seats: SeatLimit;
  /** Milliseconds between pings; a socket that let one pass without a sign of life is cut at the next. */
  keepAliveMs: number;
  /** Bytes that may wait for a client; one that lets more pile up does not read. */
  bufferedBytes: number;
  /** What a client is told whose session has ended. */
  endedReason: string;
}

/** A client that was let in. */
export interface NewSocket {
  socket: WebSocket;
  request: IncomingMessage;
  url: URL;
  address: string;
  /** Gives back the place of its address; happens by itself when it goes. */
  leavePlace: Release;
}

/**
 * Sockets of one path: who may open one, how many, how long they live, and how they end. What is
 * said on them is the matter of the class that extends this one.
 */
export abstract class SocketServer implements SessionSockets {
  readonly #platform: SocketPlatform;
  readonly #kind: SocketKind;
  readonly #server: WebSocketServer;
  readonly #register: SocketRegister;
  readonly #heartbeat: Heartbeat;
  readonly #places: AddressSlots;
  readonly #addressOf: (request: IncomingMessage) => string;
  #stopListening: (() => Promise<void>) | undefined;

  constructor(platform: SocketPlatform, kind: SocketKind) {
    const { maxPayload, handleProtocols } = kind;
    this.#platform = platform;
    this.#kind = kind;
    this.#server = new WebSocketServer({
      ...{ noServer: true, maxPayload, ...FRAME_LIMITS },
      ...(handleProtocols && { handleProtocols }),
    });
    this.#register = new SocketRegister(kind.seats);
    this.#heartbeat = new Heartbeat(this.#server.clients, kind);
    this.#places = new AddressSlots(kind.places);
    this.#addressOf = clientAddressReader(platform.config);
  }

  /** Closes sockets as their sessions end, on whichever server that was. */
  async start(): Promise<void> {
    this.#heartbeat.start();
    this.#stopListening = await this.#platform.events.listen(SESSION_ENDED_TOPIC, (sessionId) => {
      for (const socket of this.#register.ofSession(sessionId as string)) {
        hangUp(socket, 4403, this.#kind.endedReason);
      }
    });
  }

  sessionIds(): Iterable<string> {
    return this.#register.sessionIds();
  }

  members(): Iterable<CompanyUserActor> {
    return this.#register.members();
  }

  /** How many sockets are open. */
  get size(): number {
    return this.#server.clients.size;
  }

  /** Takes over an HTTP connection that asks for a socket. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const url = handshakeUrl(request);
    if (!isOwnOrigin(request, this.#platform.config)) return refuseHandshake(socket, 403);
    if (!url || bringsTokenInAddress(url)) return refuseHandshake(socket, 400);
    const address = this.#addressOf(request);
    return void this.#places.take(address).then((leavePlace) => {
      if (!leavePlace) return refuseHandshake(socket, 429);
      if (socket.destroyed) return leavePlace();
      socket.once('close', leavePlace);
      return this.#server.handleUpgrade(request, socket, head, (ws) =>
        this.#open({ socket: ws, request, url, address, leavePlace }),
      );
    });
  }

  /** Takes no more clients, and tells those that are there to come back, some at a time. */
  async stop(): Promise<void> {
    this.#heartbeat.stop();
    await this.#stopListening?.();
    this.#server.close();
    await closeInWaves(this.#server.clients, (client) => hangUp(client, 1012, 'Service Restart'));
  }

  /** Speaks with a client until one of both hangs up. */
  protected abstract serve(client: NewSocket): void;

  /** Notes who is at the other end from now on; false when they have too many sockets already. */
  protected seat(socket: WebSocket, actor: SeatedActor): boolean {
    return this.#register.add(socket, actor);
  }

  #open(client: NewSocket): void {
    const { socket } = client;
    // ws closes by itself, e.g. with 1009 for a frame that is too large.
    socket.on('error', (error) => this.#platform.log.debug({ err: error }, 'a socket failed'));
    this.#heartbeat.watch(socket);
    this.serve(client);
  }
}
