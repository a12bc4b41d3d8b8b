import { fromKysely, type PgBoss } from 'pg-boss';
import { type Database, transactional } from '../database/index.js';
import type { Logger } from '../telemetry/index.js';

/** How often a process shows that its jobs are alive. */
export const BEAT_MS = 2_000;

/** Time between looks for jobs whose process is gone. */
const LOOK_MS = 2_000;

/** Silence after which a job is suspected; the same silence at another look later is proof. */
const SUSPICIOUS_SECONDS = 6;

/** Processes that look at the same time would count one failure twice. */
const LOCK = 4_852_811_764;

const SILENT = `
  select name, id, extract(epoch from heartbeat_on)::text as beat from jobs.job
   where state = 'active' and heartbeat_on < now() - make_interval(secs => ?)`;

const STILL_SILENT = `
  select name, id from jobs.job
   where state = 'active' and (id, extract(epoch from heartbeat_on)::text) in
         (select * from jsonb_to_recordset(?::jsonb) as suspect(id uuid, beat text))
     for update skip locked`;

interface Suspect {
  name: string;
  id: string;
  beat: string;
}

/**
 * Gives jobs back whose process died without a word, some seconds later. The job library does so, too,
 * but only after three times as long.
 *
 * One look is not enough: while the database was out of reach no process could show that it lives, and
 * all of them do so as soon as it is back.
 */
export class LeftJobs {
  readonly #boss: PgBoss;
  readonly #database: Database;
  readonly #log: Logger;
  #suspects: Suspect[] = [];
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;

  constructor(boss: PgBoss, database: Database, log: Logger) {
    this.#boss = boss;
    this.#database = database;
    this.#log = log;
  }

  start(): void {
    this.#timer = setInterval(() => {
      this.#looking ??= this.#look().finally(() => {
        this.#looking = undefined;
      });
    }, LOOK_MS);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
  }

  async #look(): Promise<void> {
    const suspects = this.#suspects;
    // Observations from before an outage prove nothing after it.
    this.#suspects = [];
    try {
      if (suspects.length > 0) await this.#giveBack(suspects);
      const em = this.#database.orm.em.fork();
      this.#suspects = await em.execute<Suspect[]>(SILENT, [SUSPICIOUS_SECONDS]);
    } catch (error) {
      this.#log.error({ err: error }, 'could not look for jobs whose process is gone');
    }
  }

  async #giveBack(suspects: readonly Suspect[]): Promise<void> {
    await transactional(this.#database.orm.em.fork(), async (tx) => {
      await tx.execute('select pg_advisory_xact_lock(?)', [LOCK]);
      const rows = suspects.map(({ id, beat }) => ({ id, beat }));
      const left = await tx.execute<Suspect[]>(STILL_SILENT, [JSON.stringify(rows)]);
      for (const [job, jobs] of Map.groupBy(left, ({ name }) => name)) {
        const ids = jobs.map(({ id }) => id);
        const output = { message: 'the process stopped during this attempt' };
        await this.#boss.fail(job, ids, output, { db: fromKysely(tx.getKysely()) });
        this.#log.warn({ job, count: ids.length }, 'taking up jobs that a dead process left');
      }
    });
  }
}
