import type { ApiKeyActor } from '../context/index.js';
import type { Database, EntityManager } from '../database/index.js';
import type { EventBus } from '../events/index.js';
import type { Logger } from '../telemetry/index.js';

/** Topic on which it is said that a session has ended; its sockets are closed. */
export const SESSION_ENDED_TOPIC = 'session.ended';

/** Sockets outlive the end of their session by this much at most, however it came. */
const LOOK_MS = 30_000;

/** Tells which of these sessions and keys are over. */
export type FindEndedSessions = (
  em: EntityManager,
  sessionIds: readonly string[],
  keys: readonly ApiKeyActor[],
) => Promise<string[]>;

/** Sockets that belong to sessions. */
export interface SessionSockets {
  /** Ids of the sessions that have a socket open. */
  sessionIds(): Iterable<string>;
  /** Keys that have a socket open, as they were when the socket was opened. */
  keys?(): Iterable<ApiKeyActor>;
}

interface SessionWatchOptions {
  database: Pick<Database, 'orm'>;
  events: EventBus;
  log: Logger;
  findEnded: FindEndedSessions;
  sockets: readonly SessionSockets[];
}

/**
 * Notices sessions that end without an event: their time runs out, the event was lost, or a
 * command ended them beside the server. One statement each time, however many sockets there are.
 */
export class SessionWatch {
  readonly #options: SessionWatchOptions;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;

  constructor(options: SessionWatchOptions) {
    this.#options = options;
  }

  start(): void {
    this.#timer = setInterval(() => void this.look(), LOOK_MS).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
  }

  /** Looks now; a call during a look waits for that look. */
  look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => (this.#looking = undefined));
    return this.#looking;
  }

  async #look(): Promise<void> {
    const { database, events, log, findEnded, sockets } = this.#options;
    const ids = new Set(sockets.flatMap((server) => [...server.sessionIds()]));
    const keys = sockets.flatMap((server) => [...(server.keys?.() ?? [])]);
    if (ids.size === 0) return;
    try {
      const ended = await findEnded(database.orm.em.fork(), [...ids], keys);
      for (const id of ended) await events.publish(SESSION_ENDED_TOPIC, id);
    } catch (error) {
      log.warn({ err: error }, 'the sessions of open sockets could not be looked at');
    }
  }
}
