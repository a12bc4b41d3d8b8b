import type { WebSocket } from 'ws';
import { type Actor, ANONYMOUS, type RequestContext, requestIdOf } from '../../context/index.js';
import type { Database } from '../../database/index.js';
import type { Authenticate, Credentials } from '../../http/index.js';
import type { Logger } from '../../telemetry/index.js';
import { hangUp } from '../hang-up.js';
import { sendText } from '../send-text.js';

/** One message, as it is in JSON. */
export type JsonMessage = Record<string, unknown>;

/** Bytes that may wait to be sent; a client that lets more pile up does not read. */
export const MAX_BUFFERED = 1024 * 1024;

interface ConnectionParts {
  socket: WebSocket;
  database: Database;
  authenticate: Authenticate;
  log: Logger;
  address: string;
  userAgent: string;
  /** Told whenever it becomes known who acts. */
  onSignIn: (actor: Actor) => void;
}

/** One client on a socket that speaks JSON. */
export class JsonConnection {
  readonly #parts: ConnectionParts;
  #credentials: Credentials = {};
  #actor: Actor = ANONYMOUS;

  constructor(parts: ConnectionParts) {
    this.#parts = parts;
  }

  /** The actor when the session was last read. */
  get actor(): Actor {
    return this.#actor;
  }

  /** Finds out who the credentials belong to, and acts as them from now on. */
  async signIn(credentials: Credentials): Promise<Actor> {
    const { database, authenticate, onSignIn, address } = this.#parts;
    this.#actor = await authenticate(database.orm.em.fork(), credentials, address);
    this.#credentials = credentials;
    onSignIn(this.#actor);
    return this.#actor;
  }

  /** A context for one operation. The actor is read anew, as their session may be over. */
  async context(): Promise<RequestContext> {
    const { database, log, address, userAgent } = this.#parts;
    const actor = await this.signIn(this.#credentials);
    const requestId = requestIdOf(undefined);
    const em = database.orm.em.fork();
    return { actor, em, log: log.child({ reqId: requestId }), requestId, address, userAgent };
  }

  /** Sends a message; resolves once it has left, so that a caller that awaits it is slowed down. */
  async send(message: JsonMessage): Promise<void> {
    await sendText(this.#parts.socket, JSON.stringify(message), MAX_BUFFERED);
  }

  close(code: number, reason: string): void {
    hangUp(this.#parts.socket, code, reason);
  }
}
