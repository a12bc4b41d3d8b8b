import type { Duplex } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
import { PreparingClient } from './preparing-client.js';

/** How long a statement may be unanswered before the server is asked whether it is there. */
const SILENCE_MS = 4_000;

/** How long it has for that. */
const ASKING_MS = 4_000;

/** How long a connection waits for its server. */
interface Patience {
  silenceMs: number;
  /** Whether the server answers at all; asked beside the connection that has become silent. */
  isThere: () => Promise<boolean>;
}

/** The server has fallen silent in the middle of a statement. */
export class DatabaseSilentError extends Error {
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('The database has stopped answering.');
  }
}

/**
 * A connection that does not wait for ever. Where a network swallows packets, nobody tells that the
 * other end is gone, and every request would hang with its connection. A statement that merely takes
 * long goes on, because its server still answers to others.
 */
export function watchedClient(
  { silenceMs, isThere }: Patience,
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
      let timer = setTimeout(() => void look(), silenceMs);
      const look = async () => {
        const goesOn = await isThere();
        if (isAnswered) return;
        if (goesOn) timer = setTimeout(() => void look(), silenceMs);
        else streamOf(this).destroy(new DatabaseSilentError());
      };
      return () => {
        isAnswered = true;
        clearTimeout(timer);
      };
    }
  };
}

/** The connection class for a server, with the patience that everybody has. */
export const clientFor = (databaseUrl: string, Base?: typeof PreparingClient) =>
  watchedClient({ silenceMs: SILENCE_MS, isThere: serverProbe(databaseUrl) }, Base);

/** Asks a server by a connection of its own; those who ask meanwhile share the answer. */
export function serverProbe(databaseUrl: string, askingMs = ASKING_MS): () => Promise<boolean> {
  let asking: Promise<boolean> | undefined;
  return async () => {
    asking ??= ask(databaseUrl, askingMs).finally(() => {
      asking = undefined;
    });
    return asking;
  };
}

async function ask(connectionString: string, askingMs: number): Promise<boolean> {
  const client = new Client({ connectionString, connectionTimeoutMillis: askingMs });
  client.on('error', () => undefined);
  try {
    const answer = client.connect().then(() => client.query('select 1'));
    return (await Promise.race([answer, delay(askingMs, undefined, { ref: false })])) !== undefined;
  } catch (error) {
    // Whoever refuses a connection is there.
    return error instanceof DatabaseError;
  } finally {
    streamOf(client).destroy();
  }
}

/** Its socket, which the types do not name. */
const streamOf = (client: Client) =>
  (client as unknown as { connection: { stream: Duplex } }).connection.stream;
