import type { Random } from '../random.ts';
import { type FaultPlan, FAULTS } from './faults.ts';

/** A fault, how long nothing happens before it, and whether the next one begins while it lasts. */
export interface PlannedFault extends FaultPlan {
  pauseSeconds: number;
  overlaps: boolean;
}

const OVERLAPPING = 0.2;

/**
 * The faults of a run, in an order that follows from the seed alone. Every fault comes once before
 * any comes again.
 */
export function* planFaults(random: Random, names: readonly string[]): Generator<PlannedFault> {
  for (;;) {
    for (const kind of shuffled(random, names)) {
      const [least, most] = FAULTS[kind]?.lasts ?? [0, 0];
      yield {
        kind,
        server: random.between(0, 99),
        seconds: random.between(least, most),
        pauseSeconds: random.between(1, 5),
        overlaps: most > 0 && random.chance(OVERLAPPING),
      };
    }
  }
}

function shuffled<T>(random: Random, values: readonly T[]): T[] {
  return values
    .map((value) => ({ value, place: random.next() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ value }) => value);
}
