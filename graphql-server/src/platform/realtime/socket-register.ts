import type { WebSocket } from 'ws';
import { type Actor, actorId, sessionIdOf } from '../context/index.js';

type KnownActor = Exclude<Actor, { kind: 'anonymous' }>;

/** Sockets that one person may hold open: tabs and devices, with room to spare. */
const PER_PERSON = 30;

/** Where a socket is noted. */
interface Seat {
  person: string;
  sessionId: string;
}

/** The actor of each socket. */
export class SocketRegister {
  readonly #seats = new Map<WebSocket, Seat>();
  readonly #bySession = new Map<string, Set<WebSocket>>();
  readonly #byPerson = new Map<string, Set<WebSocket>>();

  /**
   * Notes the actor of a socket from now on; the previous actor of the socket is forgotten. False
   * when the person holds too many sockets already.
   */
  add(socket: WebSocket, actor: KnownActor): boolean {
    const seat = { person: actorId(actor), sessionId: sessionIdOf(actor) };
    const before = this.#seats.get(socket);
    if (before?.person === seat.person && before.sessionId === seat.sessionId) return true;
    if (before) this.#clear(socket, before);
    else socket.once('close', () => this.#leave(socket));
    if ((this.#byPerson.get(seat.person)?.size ?? 0) >= PER_PERSON) return false;
    this.#seats.set(socket, seat);
    put(this.#byPerson, seat.person, socket);
    put(this.#bySession, seat.sessionId, socket);
    return true;
  }

  /** Ids of the sessions that have a socket open. */
  sessionIds(): Iterable<string> {
    return this.#bySession.keys();
  }

  closeSession(sessionId: string): void {
    for (const socket of this.#bySession.get(sessionId) ?? []) socket.close(4403, 'Session ended');
  }

  #leave(socket: WebSocket): void {
    const seat = this.#seats.get(socket);
    if (seat) this.#clear(socket, seat);
  }

  #clear(socket: WebSocket, { person, sessionId }: Seat): void {
    this.#seats.delete(socket);
    take(this.#byPerson, person, socket);
    take(this.#bySession, sessionId, socket);
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
