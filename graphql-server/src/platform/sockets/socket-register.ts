import type { WebSocket } from 'ws';
import { type Actor, actorId, type CompanyUserActor, sessionIdOf } from '../context/index.js';

/** Who can be at the other end of a socket, once that is known. */
export type SeatedActor = Exclude<Actor, { kind: 'anonymous' }>;

/** Most sockets that one person, or one session, may hold open. */
export interface SeatLimit {
  of: 'person' | 'session';
  most: number;
}

/** Where a socket is noted. */
interface Seat {
  person: string;
  session: string;
}

/** The actor of each socket. */
export class SocketRegister {
  readonly #limit: SeatLimit;
  readonly #seats = new Map<WebSocket, Seat>();
  readonly #members = new Map<WebSocket, CompanyUserActor>();
  readonly #by = {
    person: new Map<string, Set<WebSocket>>(),
    session: new Map<string, Set<WebSocket>>(),
  };

  constructor(limit: SeatLimit) {
    this.#limit = limit;
  }

  /**
   * Notes the actor of a socket from now on; the previous actor of the socket is forgotten. False
   * when the person or session holds too many sockets already.
   */
  add(socket: WebSocket, actor: SeatedActor): boolean {
    const seat = { person: actorId(actor), session: sessionIdOf(actor) };
    const before = this.#seats.get(socket);
    if (before?.person === seat.person && before.session === seat.session) return true;
    if (before) this.#clear(socket, before);
    else socket.once('close', () => this.#leave(socket));
    const { of, most } = this.#limit;
    if ((this.#by[of].get(seat[of])?.size ?? 0) >= most) return false;
    this.#seats.set(socket, seat);
    if (actor.kind === 'companyUser') this.#members.set(socket, actor);
    put(this.#by.person, seat.person, socket);
    put(this.#by.session, seat.session, socket);
    return true;
  }

  /** Ids of the sessions that have a socket open. */
  sessionIds(): Iterable<string> {
    return this.#by.session.keys();
  }

  /** People of companies who have a socket open, as they were when it was opened. */
  members(): Iterable<CompanyUserActor> {
    return this.#members.values();
  }

  ofSession(sessionId: string): Iterable<WebSocket> {
    return this.#by.session.get(sessionId) ?? [];
  }

  #leave(socket: WebSocket): void {
    const seat = this.#seats.get(socket);
    if (seat) this.#clear(socket, seat);
  }

  #clear(socket: WebSocket, { person, session }: Seat): void {
    this.#seats.delete(socket);
    this.#members.delete(socket);
    take(this.#by.person, person, socket);
    take(this.#by.session, session, socket);
  }
}

function put(index: Map<string, Set<WebSocket>>, key: string, socket: WebSocket): void {
  const sockets = index.get(key) ?? new Set();
  index.set(key, sockets.add(socket));
}

function take(index: Map<string, Set<WebSocket>>, key: string, socket: WebSocket): void {
  const sockets = index.get(key);
  sockets?.delete(socket);
  if (sockets?.size === 0) index.delete(key);
}
