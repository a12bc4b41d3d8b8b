import type { ServiceName } from '../place/services.ts';
import type { Random } from '../random.ts';
import { type FaultPlan, FAULTS } from './faults.ts';

/** A fault, how long nothing happens before it, and whether the next one begins while it lasts. */
export interface PlannedFault extends FaultPlan {
  pauseSeconds: number;
  overlaps: boolean;
  /**
   * Whether it begins only when no fault lasts any more, as one is done to the same service: one that is
   * frozen ends when it goes on, long after it was asked to and to be started again.
   */
  waits: boolean;
}

const OVERLAPPING = 0.2;

/**
 * The faults of a run, in an order that follows from the seed alone. Every fault comes once before
 * any comes again.
 */
export function* planFaults(random: Random, names: readonly string[]): Generator<PlannedFault> {
  const failing = new Set<ServiceName>();
  for (;;) {
    for (const kind of shuffled(random, names)) {
      const { lasts: [least, most] = [0, 0], service } = FAULTS[kind] ?? {};
      const planned = {
        kind,
        server: random.between(0, 99),
        seconds: random.between(least, most),
        pauseSeconds: random.between(1, 5),
        overlaps: most > 0 && random.chance(OVERLAPPING),
        waits: service !== undefined && failing.has(service),
      };
      if (planned.waits || !planned.overlaps) failing.clear();
      if (planned.overlaps && service) failing.add(service);
      yield planned;
    }
  }
}

function shuffled<T>(random: Random, values: readonly T[]): T[] {
  return values
    .map((value) => ({ value, place: random.next() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ value }) => value);
}
