import { addressOf, type Orm } from '../database/index.js';
import type { Logger } from '../telemetry/index.js';
import { LogPositionProbe } from './log-position.js';
import type { PrimaryPositions } from './primary-positions.js';
import type { ReadWork } from './reads.js';

interface ReplicaOptions {
  url: string;
  /** Connects; called once the server has answered. */
  open: (url: string) => Promise<Orm>;
  positions: PrimaryPositions;
  /** What its connection for questions is called. */
  sessionName: string;
  log: Logger;
}

/** Why a server is not read from. */
type Fault = 'away' | 'no standby of our database';

/** A server that follows the primary. */
export class Replica {
  readonly address: string;
  readonly #options: ReplicaOptions;
  readonly #probe: LogPositionProbe;
  #orm: Orm | undefined;
  #fault: Fault | undefined = 'away';
  #knownUpTo = -Infinity;
  #running = 0;
  /** Rejects when the server is lost, so that no caller waits for an answer that cannot come. */
  #lost = lossOf();

  constructor(options: ReplicaOptions) {
    this.#options = options;
    this.address = addressOf(options.url);
    this.#probe = new LogPositionProbe(options.url, options.sessionName);
  }

  /** The moment, by `performance.now()`, up to which it knows everything. */
  get knownUpTo(): number {
    return this.#fault ? -Infinity : this.#knownUpTo;
  }

  /** How long ago that moment is; Infinity while it is away. */
  get lagMs(): number {
    return performance.now() - this.knownUpTo;
  }

  /** Reads that are under way. */
  get running(): number {
    return this.#running;
  }

  /** Finds out whether it is there and how far it is. */
  async look(): Promise<void> {
    const { positions } = this.#options;
    try {
      const { isStandby, position, cluster } = await this.#probe.ask();
      if (!isStandby || cluster !== positions.cluster) {
        return this.#lose('no standby of our database', undefined);
      }
      this.#orm ??= await this.#options.open(this.#options.url);
      this.#knownUpTo = positions.knownUpTo(position);
      if (this.#fault) this.#options.log.info({ replica: this.address }, 'reading from a replica');
      this.#fault = undefined;
    } catch (error) {
      this.#lose('away', error);
    }
  }

  /** Reads here; rejects when the server is lost meanwhile. */
  async run<T>(work: ReadWork<T>): Promise<T> {
    if (!this.#orm) throw new Error('The replica is not open.');
    this.#running += 1;
    try {
      const result = work(this.#orm.em.fork());
      result.catch(() => undefined);
      return await Promise.race([result, this.#lost.promise]);
    } finally {
      this.#running -= 1;
    }
  }

  async close(): Promise<void> {
    this.#probe.close();
    await this.#orm?.close(true);
  }

  #lose(fault: Fault, error: unknown): void {
    const { log } = this.#options;
    if (this.#fault !== fault) {
      log.warn({ replica: this.address, fault, err: error }, 'a replica is not read from');
    }
    this.#fault = fault;
    this.#lost.reject(new Error('The replica was lost.'));
    this.#lost = lossOf();
  }
}

function lossOf() {
  const loss = Promise.withResolvers<never>();
  loss.promise.catch(() => undefined);
  return loss;
}
