import { type EventLoopUtilization, performance } from 'node:perf_hooks';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** How often is looked whether there is nothing to do. */
const LOOK_MS = 4_000;

/** Up to this share of the time since the last look counts as nothing to do. */
const IDLE_SHARE = 0.1;

/** Bytes by which objects have grown when it is worth looking for those that are still in use. */
const GROWN_BYTES = 48 * 1024 * 1024;

const heapUsed = (): number => getHeapStatistics().used_heap_size;

/**
 * Gives memory back that work has left behind, once there is nothing to do. On a machine with much memory
 * V8 first looks through old objects when there are 500 MB of them, and never while a process idles.
 */
export function collectWhenIdle(lookMs = LOOK_MS, grownBytes = GROWN_BYTES): void {
  let least = heapUsed();
  let before: EventLoopUtilization = performance.eventLoopUtilization();
  setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(before);
    before = performance.eventLoopUtilization();
    const used = heapUsed();
    least = Math.min(least, used);
    if (utilization > IDLE_SHARE || used < least + grownBytes) return;
    collectGarbage();
    least = heapUsed();
  }, lookMs).unref();
}

let exposed: ((options: object) => void) | undefined;

/**
 * V8 hands its function out to those that ask at the start; a new context gets it later, too. Any other flavor
 * than this one would keep the memory for the next objects.
 */
function collectGarbage(): void {
  if (!exposed) {
    setFlagsFromString('--expose-gc');
    exposed = runInNewContext('gc') as (options: object) => void;
  }
  exposed({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
