import type { Database } from '../../platform/database/index.js';
import type { Logger } from '../../platform/telemetry/index.js';

/** A follower learns of a change after so long at most, even if its announcement was lost. */
const LOOK_MS = 10_000;

/** One who follows a conversation at this process. */
export interface Follower {
  sessionId: string;
  endUserId: string;
  /** The last revision that they were told of. */
  position: { readonly known: number };
  tellOfGap: () => void;
}

const BEHIND = `
  select followed.number
    from jsonb_to_recordset(?::jsonb)
         as followed(number int, "sessionId" text, "endUserId" uuid, known int)
    join conversation on conversation.session_id = followed."sessionId"
     and conversation.end_user_id = followed."endUserId"
   where conversation.revision > followed.known`;

/**
 * Notices changes that were never announced: the process that made them was killed before it could,
 * or the database took a change and the confirmation was lost. One statement for all followers of
 * this process.
 */
export class FollowerWatch {
  readonly #database: Pick<Database, 'orm'>;
  readonly #log: Logger;
  readonly #followers = new Set<Follower>();
  #timer: NodeJS.Timeout | undefined;

  constructor(database: Pick<Database, 'orm'>, log: Logger) {
    this.#database = database;
    this.#log = log;
  }

  /** Looks after a follower; the result ends that. */
  add(follower: Follower): () => void {
    this.#followers.add(follower);
    this.#timer ??= setInterval(() => void this.look(), LOOK_MS).unref();
    return () => {
      this.#followers.delete(follower);
      if (this.#followers.size > 0) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
    };
  }

  /** Looks now. */
  async look(): Promise<void> {
    const followers = [...this.#followers];
    const rows = followers.map(({ sessionId, endUserId, position }, number) => ({
      ...{ number, sessionId, endUserId },
      known: position.known,
    }));
    try {
      const em = this.#database.orm.em.fork();
      const behind = await em.execute<{ number: number }[]>(BEHIND, [JSON.stringify(rows)]);
      for (const { number } of behind) followers[number]?.tellOfGap();
    } catch (error) {
      this.#log.warn({ err: error }, 'followers could not be looked after');
    }
  }
}
