import { expect, it } from 'vitest';
import { Random } from '../random.ts';
import { FAULTS } from './faults.ts';
import { type PlannedFault, planFaults } from './schedule.ts';

const names = Object.keys(FAULTS);

function first(seed: number, count: number): PlannedFault[] {
  const plan = planFaults(new Random(seed), names);
  return Array.from({ length: count }, () => plan.next().value as PlannedFault);
}

it('plans the same faults for the same seed, and others for another one', () => {
  expect(first(42, 60)).toEqual(first(42, 60));
  expect(first(43, 60)).not.toEqual(first(42, 60));
});

it('lets every fault happen before any happens again, and none longer than it may last', () => {
  const plan = first(7, names.length);
  expect(plan.map(({ kind }) => kind).toSorted()).toEqual(names.toSorted());
  for (const { kind, seconds } of plan) {
    const [least = 0, most = 0] = FAULTS[kind]?.lasts ?? [];
    expect(seconds).toBeGreaterThanOrEqual(least);
    expect(seconds).toBeLessThanOrEqual(most);
  }
});

it('never plans two faults of one service at a time', () => {
  const [waiting, clashes]: [string[], string[]] = [[], []];
  for (const seed of [1, 2, 3]) {
    let lasting: unknown[] = [];
    for (const { kind, overlaps, waits } of first(seed, 500)) {
      const service = FAULTS[kind]?.service;
      if (waits) {
        waiting.push(kind);
        lasting = [];
      }
      if (service && lasting.includes(service)) clashes.push(kind);
      lasting = overlaps ? [...lasting, service] : [];
    }
  }
  expect(waiting.length).toBeGreaterThan(0);
  expect(clashes).toEqual([]);
});
