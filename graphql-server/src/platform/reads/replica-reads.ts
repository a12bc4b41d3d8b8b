import { setTimeout as delay } from 'node:timers/promises';
import type { EntityManager, Orm } from '../database/index.js';
import { counter, gauge, type Logger, type Sampler } from '../telemetry/index.js';
import type { ValkeyClient } from '../valkey/index.js';
import { LogPositionProbe } from './log-position.js';
import { PrimaryPositions } from './primary-positions.js';
import type { Reads, ReadWork } from './reads.js';
import { RecentWrites } from './recent-writes.js';
import { Replica } from './replica.js';

/** Milliseconds between two looks at a server. */
const LOOK_MS = 500;

/** Writes are remembered longer than a replica may be behind, as clocks of processes differ. */
const MARGIN_MS = 1_000;

const reads = counter({
  name: 'hausgeist_db_reads_total',
  help: 'Reads that may go to a replica, by where they went: `replica`, or the primary because of what the person has just written (`primary_written`), because no replica was there and up to date (`primary_behind`), or because the replica failed (`primary_failed`).',
  labelNames: ['served'],
});

const lag = gauge({
  name: 'hausgeist_db_replica_lag_seconds',
  help: 'For how long a replica has not known everything, up to half a second if it is up to date; +Inf while it is away.',
  labelNames: ['replica'],
});

const isUsed = gauge({
  name: 'hausgeist_db_replica_used',
  help: 'Whether a replica is read from.',
  labelNames: ['replica'],
});

export interface ReplicaReadsOptions {
  primaryUrl: string;
  readUrls: readonly string[];
  /** A replica further behind is not read from. */
  maxLagMs: number;
  open: (url: string) => Promise<Orm>;
  /** What this process is called in the list of sessions. */
  processName: string;
  valkey?: Pick<ValkeyClient, 'get' | 'set'> | undefined;
  log: Logger;
}

/** Reads from servers that follow the primary, and knows how far each of them is. */
export class ReplicaReads implements Reads {
  readonly #options: ReplicaReadsOptions;
  readonly #positions = new PrimaryPositions();
  readonly #primary: LogPositionProbe;
  readonly #replicas: Replica[];
  readonly #writes: RecentWrites;
  readonly #stopped = new AbortController();
  #loops: Promise<void>[] = [];

  constructor(options: ReplicaReadsOptions) {
    const { primaryUrl, readUrls, open, processName, maxLagMs, valkey, log } = options;
    const sessionName = `hausgeist ${processName} lag ${process.pid}`;
    this.#options = options;
    this.#primary = new LogPositionProbe(primaryUrl, sessionName);
    const shared = { open, positions: this.#positions, sessionName, log };
    this.#replicas = readUrls.map((url) => new Replica({ ...shared, url }));
    this.#writes = new RecentWrites(maxLagMs + MARGIN_MS, valkey);
  }

  /** Looks at all servers once, and from then on by itself. */
  async start(): Promise<void> {
    const lookAtPrimary = async () => this.#lookAtPrimary().catch(() => undefined);
    await lookAtPrimary();
    await Promise.all(this.#replicas.map((replica) => replica.look()));
    this.#loops = [
      this.#repeat(lookAtPrimary),
      ...this.#replicas.map((replica) => this.#repeat(() => replica.look())),
    ];
  }

  async read<T>(primary: EntityManager, keys: readonly string[], work: ReadWork<T>): Promise<T> {
    const { replica, reason } = await this.#choose(keys);
    if (!replica) {
      reads.inc({ served: reason });
      return work(primary);
    }
    const result = await this.#runAt(replica, async (em) => ({ value: await work(em) }));
    return result ? result.value : work(primary);
  }

  async readSometime<T>(work: ReadWork<T>): Promise<T | undefined> {
    const replica = leastBusy(this.#usable());
    if (!replica) {
      reads.inc({ served: 'primary_behind' });
      return undefined;
    }
    return this.#runAt(replica, work);
  }

  async noteWrite(keys: readonly string[]): Promise<void> {
    if (keys.length > 0) await this.#writes.note(keys);
  }

  state() {
    return { configured: this.#replicas.length, usable: this.#usable().length };
  }

  async close(): Promise<void> {
    this.#stopped.abort();
    this.#primary.close();
    await Promise.all(this.#replicas.map((replica) => replica.close()));
    await Promise.all(this.#loops);
  }

  /** Figures of each replica. */
  sampler(): Sampler {
    return {
      sample: () => {
        const usable = this.#usable();
        for (const replica of this.#replicas) {
          lag.set({ replica: replica.address }, replica.lagMs / 1_000);
          isUsed.set({ replica: replica.address }, usable.includes(replica) ? 1 : 0);
        }
      },
      forget: () => undefined,
    };
  }

  #usable(): Replica[] {
    return this.#replicas.filter(({ lagMs }) => lagMs <= this.#options.maxLagMs);
  }

  async #choose(keys: readonly string[]): Promise<{ replica?: Replica; reason: string }> {
    const usable = this.#usable();
    if (usable.length === 0) return { reason: 'primary_behind' };
    const writtenAt = this.#writes.here(keys);
    const replica = leastBusy(usable.filter(({ knownUpTo }) => knownUpTo > writtenAt));
    if (!replica || (await this.#writes.elsewhere(keys))) return { reason: 'primary_written' };
    return { replica, reason: 'replica' };
  }

  /** Undefined if it fails, whatever the reason: the primary tells it again if it is one of ours. */
  async #runAt<T>(replica: Replica, work: ReadWork<T>): Promise<T | undefined> {
    try {
      const result = await replica.run(work);
      reads.inc({ served: 'replica' });
      return result;
    } catch (error) {
      this.#options.log.debug({ err: error, replica: replica.address }, 'read at the primary');
      reads.inc({ served: 'primary_failed' });
      return undefined;
    }
  }

  async #lookAtPrimary(): Promise<void> {
    const at = performance.now();
    const position = await this.#primary.ask();
    if (!position.isStandby) this.#positions.add(at, position);
  }

  async #repeat(look: () => Promise<void>): Promise<void> {
    const { signal } = this.#stopped;
    try {
      for (;;) {
        await delay(LOOK_MS, undefined, { signal, ref: false });
        await look();
      }
    } catch {
      // It was told to stop.
    }
  }
}

const leastBusy = (replicas: readonly Replica[]): Replica | undefined =>
  replicas.toSorted((a, b) => a.running - b.running)[0];
