import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type Counted, Tally } from './tally.js';
import type { Task } from './tasks.js';

/** What a process that asks says: that it can be given a task, or what it counted in all of them. */
export type ProcessReport =
  | { kind: 'idle'; providers: Providers }
  | { kind: 'counted'; counted: Counted };

/** Who gave the answers and the embeddings. */
export interface Providers {
  answers: string;
  embeddings: string;
}

/** Each holds all companies and their embedded database, about half a gigabyte. */
const MOST_PROCESSES = 4;

/** A process ended before it had said what it counted; why was written to the terminal by itself. */
export class BrokenOffError extends Error {}

/**
 * Does the tasks in as many processes as the machine has cores.
 * @param args what the processes read the sets from.
 */
export async function askInProcesses(
  tasks: readonly Task[],
  args: readonly string[],
): Promise<{ tally: Tally; providers: Providers }> {
  const waiting = [...tasks];
  const size = Math.min(availableParallelism(), MOST_PROCESSES, tasks.length);
  const children = Array.from({ length: size }, () =>
    fork(join(import.meta.dirname, '../evaluate-tasks.js'), args),
  );
  try {
    const done = await Promise.all(children.map((child) => feed(child, waiting)));
    const tally = new Tally();
    for (const { counted } of done) tally.add(counted);
    const [{ providers } = { providers: { answers: '', embeddings: '' } }] = done;
    return { tally, providers };
  } finally {
    for (const child of children) child.kill();
  }
}

/** Gives a process one task after the other until none is left, then asks what it counted. */
function feed(child: ChildProcess, waiting: Task[]) {
  return new Promise<{ counted: Counted; providers: Providers }>((resolve, reject) => {
    let providers: Providers;
    child.on('message', (told: ProcessReport) => {
      if (told.kind === 'counted') return resolve({ counted: told.counted, providers });
      providers = told.providers;
      child.send(waiting.shift() ?? 'count');
    });
    child.once('exit', (code) => reject(new BrokenOffError(`An evaluation ended with ${code}.`)));
    child.once('error', reject);
  });
}
