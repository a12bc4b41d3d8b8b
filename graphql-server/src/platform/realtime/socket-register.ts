import type { WebSocket } from 'ws';
import type { Actor } from '../context/index.js';

type KnownActor = Exclude<Actor, { kind: 'anonymous' }>;

/** Sockets that one person may hold open: tabs and devices, with room to spare. */
const PER_PERSON = 30;

const personOf = (actor: KnownActor): string => {
  if (actor.kind === 'endUser') return actor.endUserId;
  return actor.kind === 'admin' ? actor.adminId : actor.companyUserId;
};

/** Who sits at which socket. */
export class SocketRegister {
  readonly #bySession = new Map<string, Set<WebSocket>>();
  readonly #byPerson = new Map<string, Set<WebSocket>>();

  /** False when the person holds too many sockets already. Adding one twice is fine. */
  add(socket: WebSocket, actor: KnownActor): boolean {
    const person = personOf(actor);
    const held = this.#byPerson.get(person);
    if (held?.has(socket)) return true;
    if ((held?.size ?? 0) >= PER_PERSON) return false;
    remember(this.#byPerson, person, socket);
    remember(this.#bySession, actor.sessionId, socket);
    return true;
  }

  closeSession(sessionId: string): void {
    for (const socket of this.#bySession.get(sessionId) ?? []) socket.close(4403, 'Session ended');
  }
}

function remember(index: Map<string, Set<WebSocket>>, key: string, socket: WebSocket): void {
  const sockets = index.get(key) ?? new Set();
  index.set(key, sockets.add(socket));
  socket.once('close', () => {
    sockets.delete(socket);
    if (sockets.size === 0) index.delete(key);
  });
}
