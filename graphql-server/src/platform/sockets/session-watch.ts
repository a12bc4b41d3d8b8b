import type { ApiKeyActor, CompanyUserActor } from '../context/index.js';
import type { Database, EntityManager } from '../database/index.js';
import type { EventBus } from '../events/index.js';
import type { Logger } from '../telemetry/index.js';
import { VIEWER_CHANGED_TOPIC, type ViewerChange } from '../viewer-changes/index.js';

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

/** What a person of a company may do, in a form that can be compared. */
export type Rights = Pick<CompanyUserActor, 'role' | 'permissions'>;

/** Tells what people of companies may do now, by their ids. */
export type FindRights = (
  em: EntityManager,
  personIds: readonly string[],
) => Promise<ReadonlyMap<string, Rights>>;

/** Sockets that belong to sessions. */
export interface SessionSockets {
  /** Ids of the sessions that have a socket open. */
  sessionIds(): Iterable<string>;
  /** People of companies who have a socket open, as they were when it was opened. */
  members(): Iterable<CompanyUserActor>;
  /** Keys that have a socket open, as they were when the socket was opened. */
  keys?(): Iterable<ApiKeyActor>;
}

interface SessionWatchOptions {
  database: Pick<Database, 'orm'>;
  events: EventBus;
  log: Logger;
  findEnded: FindEndedSessions;
  findRights: FindRights;
  sockets: readonly SessionSockets[];
}

const textOf = ({ role, permissions }: Rights) => [role, ...[...permissions].toSorted()].join(' ');

/**
 * Notices sessions that end without an event: their time runs out, the event was lost, or a
 * command ended them beside the server. So does it with what people may do, as far as they have a socket
 * open. A constant number of statements each time, however many sockets there are.
 */
export class SessionWatch {
  readonly #options: SessionWatchOptions;
  /** What people might do at the last look. */
  #known: ReadonlyMap<string, string> = new Map();
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
      await this.#tellChanges();
    } catch (error) {
      log.warn({ err: error }, 'the sessions of open sockets could not be looked at');
    }
  }

  /** Tells subscriptions of people whose role or permissions have changed to look at them again. */
  async #tellChanges(): Promise<void> {
    const { database, events, findRights, sockets } = this.#options;
    const opened = new Map<string, Set<string>>();
    for (const member of sockets.flatMap((server) => [...server.members()])) {
      const texts = opened.get(member.companyUserId) ?? new Set();
      opened.set(member.companyUserId, texts.add(textOf(member)));
    }
    if (opened.size === 0) return;
    const rights = await findRights(database.orm.em.fork(), [...opened.keys()]);
    const now = new Map([...rights].map(([id, one]) => [id, textOf(one)]));
    for (const [personId, text] of now) {
      const known = this.#known.get(personId);
      const before = known === undefined ? (opened.get(personId) ?? []) : [known];
      if ([...before].every((one) => one === text)) continue;
      await events.publish(VIEWER_CHANGED_TOPIC, { personId } satisfies ViewerChange);
    }
    this.#known = now;
  }
}
