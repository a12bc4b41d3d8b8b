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
    await delay(planned.pauseSeconds * 1000);
    if (performance.now() >= endsAt) break;
    const at = (performance.now() - startedAt) / 1000;
    const record: FaultRecord = { ...planned, at, recovery: undefined };
    records.push(record);
    const { kind, server, seconds } = planned;
    progress(`${at.toFixed(0)} s: ${kind}, server ${server % world.servers.length}, ${seconds} s`);
    const end = await FAULTS[kind]?.begin(world, planned);
    lasting.push(delay(seconds * 1000).then(() => end?.()));
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

const seconds1 = (ms: number | undefined) =>
  ms === undefined ? 'never' : `${(ms / 1000).toFixed(1)} s`;
