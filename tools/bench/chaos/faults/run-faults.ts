import { setTimeout as delay } from 'node:timers/promises';
import { progress } from '../../harness/report.ts';
import type { World } from '../world.ts';
import type { Canary, Recovery } from '../people/canary.ts';
import { FAULTS } from './faults.ts';
import type { PlannedFault } from './schedule.ts';

/** One fault as it was, and how soon the product was itself again. */
export interface FaultRecord extends PlannedFault {
  /** Seconds since the beginning of the run. */
  at: number;
  /** When it began and ended, as `performance.now()` tells it. */
  began: number;
  ended: number;
  recovery: Recovery | undefined;
}

/** Lets faults happen one after the other until the time is up; ends all of them before it returns. */
export async function runFaults(
  world: World,
  plan: Generator<PlannedFault>,
  canary: Canary,
  endsAt: number,
): Promise<FaultRecord[]> {
  const startedAt = performance.now();
  const records: FaultRecord[] = [];
  let lasting: Promise<void>[] = [];
  for (const planned of plan) {
    if (planned.waits) await Promise.all(lasting);
    await delay(planned.pauseSeconds * 1000);
    if (performance.now() >= endsAt) break;
    const began = performance.now();
    const at = (began - startedAt) / 1000;
    const record: FaultRecord = { ...planned, at, began, ended: Infinity, recovery: undefined };
    records.push(record);
    const { kind, server, seconds } = planned;
    progress(`${at.toFixed(0)} s: ${kind}, server ${server % world.servers.length}, ${seconds} s`);
    const end = await FAULTS[kind]?.begin(world, planned);
    lasting.push(endLater(record, end));
    if (planned.overlaps) continue;
    await Promise.all(lasting);
    lasting = [];
    record.recovery = await canary.recovery();
    const { written, answered } = record.recovery;
    progress(`    written after ${seconds1(written)}, answered after ${seconds1(answered)}`);
  }
  await Promise.all(lasting);
  return records;
}

async function endLater(record: FaultRecord, end: (() => Promise<void> | void) | undefined) {
  await delay(record.seconds * 1000);
  await end?.();
  record.ended = performance.now();
}

const seconds1 = (ms: number | undefined) =>
  ms === undefined ? 'never' : `${(ms / 1000).toFixed(1)} s`;
