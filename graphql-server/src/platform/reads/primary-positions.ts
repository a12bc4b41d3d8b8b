import type { LogPosition } from './log-position.js';

/** Samples that are kept: half a minute of them tells how late a replica is. */
const KEPT = 60;

interface Sample {
  /** Everything that was committed before this moment, by `performance.now()`, is in the log up to `position`. */
  at: number;
  position: bigint;
}

/** Where the primary was when. */
export class PrimaryPositions {
  readonly #samples: Sample[] = [];
  #cluster: string | undefined;

  /** The database that replicas must be copies of; undefined until the primary was asked. */
  get cluster(): string | undefined {
    return this.#cluster;
  }

  add(at: number, { position, cluster }: LogPosition): void {
    // Another server has taken over, whose log has positions of its own.
    if (cluster !== this.#cluster) this.#samples.length = 0;
    this.#cluster = cluster;
    this.#samples.push({ at, position });
    if (this.#samples.length > KEPT) this.#samples.shift();
  }

  /** The moment up to which a server that has replayed so much knows everything. */
  knownUpTo(replayed: bigint): number {
    return this.#samples.findLast(({ position }) => position <= replayed)?.at ?? -Infinity;
  }
}
