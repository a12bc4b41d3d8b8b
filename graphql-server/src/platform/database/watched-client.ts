import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
import { PreparingClient } from './preparing-client.js';

/** How long a statement may be unanswered before the server is asked whether it is there. */
const SILENCE_MS = 4_000;

/** How long it has for that. */
const ASKING_MS = 4_000;

/** What a server does for one of its connections; `away` does not answer to others either. */
export type Activity = 'away' | 'working' | 'idle';

/** How long a connection waits for its server. */
interface Patience {
  silenceMs: number;
  /** Asked beside the connection that has become silent, by the number of its process at the server. */
  activityOf: (processId: number | null) => Promise<Activity>;
}

/** The server has fallen silent in the middle of a statement. */
export class DatabaseSilentError extends Error {
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('The database has stopped answering.');
  }
}

/**
 * A connection that does not wait for ever. Where a network swallows packets, there is no sign that
 * the other end is gone, and every request would hang with its connection. A statement that merely
 * takes long goes on, because its server still works on it. If the server reports twice that it is
 * not at work for this connection, and nothing arrives in between, the connection is lost.
 */
export function watchedClient(
  { silenceMs, activityOf }: Patience,
  Base: typeof PreparingClient = PreparingClient,
): typeof PreparingClient {
  return class WatchedClient extends Base {
    override query(...args: [unknown, ...unknown[]]): never {
      const answered = this.#expectAnswer();
      const callback = args.at(-1);
      if (typeof callback === 'function') {
        const [first, ...others] = args.slice(0, -1);
        const wrapped = (...results: unknown[]) => {
          answered();
          (callback as (...given: unknown[]) => void)(...results);
        };
        return super.query(first, ...others, wrapped);
      }
      const answer: unknown = super.query(...args);
      if (answer instanceof Promise) {
        answer.then(answered, () => {
          answered();
          // Its transaction may be open still: the pool must not lend it again.
          if (args[0] === 'rollback') void this.end();
        });
      } else {
        answered();
      }
      return answer as never;
    }

    /** Looks after a statement until the result is called. */
    #expectAnswer(): () => void {
      let isAnswered = false;
      let receivedWhenIdle: number | undefined;
      let timer = setTimeout(() => void look(), silenceMs);
      const look = async () => {
        const activity = await activityOf(processIdOf(this));
        if (isAnswered) return;
        const stream = streamOf(this);
        const received = stream.bytesRead;
        if (activity === 'away' || (activity === 'idle' && received === receivedWhenIdle)) {
          stream.destroy(new DatabaseSilentError());
          return;
        }
        receivedWhenIdle = activity === 'idle' ? received : undefined;
        timer = setTimeout(() => void look(), silenceMs);
      };
      return () => {
        isAnswered = true;
        clearTimeout(timer);
      };
    }
  };
}

/** A server, and whether its connections have the process numbers that they were told. */
interface Place {
  databaseUrl: string;
  /** Not so behind a pooler, which makes numbers up. */
  tellsProcesses: boolean;
}

/** The connection class for a server, with the patience that everybody has. */
export function clientFor({ databaseUrl, tellsProcesses }: Place, Base?: typeof PreparingClient) {
  const isThere = serverProbe(databaseUrl);
  const activityOf = tellsProcesses
    ? activityProbe(databaseUrl)
    : async () => ((await isThere()) ? 'working' : 'away') as Activity;
  return watchedClient({ silenceMs: SILENCE_MS, activityOf }, Base);
}

/** Asks a server by a connection of its own; concurrent callers share the answer. */
export function serverProbe(databaseUrl: string, askingMs = ASKING_MS): () => Promise<boolean> {
  const asked = shared(() => ask(databaseUrl, 'select 1', askingMs));
  return async () => (await asked()) !== undefined;
}

/**
 * Sessions that wait for their client. The state of other users' sessions is hidden, and so is
 * every state where `track_activities` is off: such a session counts as working.
 */
const SESSIONS = `select pid, coalesce(state, '') like 'idle%' as idle from pg_stat_activity`;

/** Asks a server likewise what it does for a connection; one that it does not know is idle. */
function activityProbe(databaseUrl: string): Patience['activityOf'] {
  const asked = shared(() => ask<{ pid: number; idle: boolean }>(databaseUrl, SESSIONS, ASKING_MS));
  return async (processId) => {
    const sessions = await asked();
    if (!sessions) return 'away';
    if (sessions === 'refused' || processId === null) return 'working';
    return (sessions.find(({ pid }) => pid === processId)?.idle ?? true) ? 'idle' : 'working';
  };
}

/** What several ask for at the same time is fetched once. */
function shared<T>(fetch: () => Promise<T>): () => Promise<T> {
  let fetching: Promise<T> | undefined;
  return async () => {
    fetching ??= fetch().finally(() => {
      fetching = undefined;
    });
    return fetching;
  };
}

/** The rows of a statement; undefined if no server answers, `refused` if one does but lets us not in. */
async function ask<Row extends object>(
  connectionString: string,
  statement: string,
  askingMs: number,
): Promise<Row[] | 'refused' | undefined> {
  const client = new Client({ connectionString, connectionTimeoutMillis: askingMs });
  client.on('error', () => undefined);
  try {
    const answer = client.connect().then(async () => (await client.query<Row>(statement)).rows);
    return await Promise.race([answer, delay(askingMs, undefined, { ref: false })]);
  } catch (error) {
    return error instanceof DatabaseError ? 'refused' : undefined;
  } finally {
    streamOf(client).destroy();
  }
}

// What the types do not name.
const streamOf = (client: Client) =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream;
const processIdOf = (client: Client) =>
  (client as unknown as { processID: number | null }).processID;
