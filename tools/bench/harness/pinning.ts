import { existsSync } from 'node:fs';
import { cpus } from 'node:os';

const TASKSET = '/usr/bin/taskset';

/** Whether processes can be kept on cores of their own, so that they do not take each other's time. */
export const canPin = cpus().length > 1 && existsSync(TASKSET);

/** A command kept on one core where that is possible; it has the same process id either way. */
export function onCore(core: number, command: string, args: readonly string[]): [string, string[]] {
  return canPin ? [TASKSET, ['-c', String(core), command, ...args]] : [command, [...args]];
}
