import type { Database } from '../database/index.js';
import { counter, Durations, gauge, type Sampler } from '../telemetry/index.js';

/** Bounds in seconds for jobs that no user waits for, beside answers. */
const BOUNDS = [0.01, 0.05, 0.25, 1, 5, 15, 60, 300];

const attemptSeconds = new Durations({
  name: 'hausgeist_job_attempt_duration_seconds',
  help: 'Time that attempts at jobs took in this process, by queue.',
  labelNames: ['queue'],
  bounds: BOUNDS,
});

/** `retried` as well where nothing is left to retry with: then the job counts among the failed. */
export type AttemptOutcome = 'done' | 'retried' | 'hopeless';

const attempts = counter({
  name: 'hausgeist_job_attempts_total',
  help: 'Attempts at jobs in this process, by queue and outcome (done, retried, hopeless).',
  labelNames: ['queue', 'outcome'],
});

const running = gauge({
  name: 'hausgeist_jobs_running',
  help: 'Jobs that this process works on now, by queue.',
  labelNames: ['queue'],
});

/** States that are told; pg-boss has more, and keeps jobs that are done for a day. */
const STATES = ['due', 'later', 'active', 'failed'] as const;

const jobs = gauge({
  name: 'hausgeist_queue_jobs',
  help: 'Jobs in the database by queue and state (due, later, active, failed); the same at all processes.',
  labelNames: ['queue', 'state'],
});

const oldest = gauge({
  name: 'hausgeist_queue_oldest_due_seconds',
  help: 'How long the job has been due that waits longest, by queue; 0 when none waits.',
  labelNames: ['queue'],
});

/** Makes the series of queues exist before anything happens in them. */
export function announceQueues(queues: readonly string[]): void {
  for (const queue of queues) {
    attemptSeconds.zero({ queue });
    for (const outcome of ['done', 'retried', 'hopeless'] satisfies AttemptOutcome[]) {
      attempts.inc({ queue, outcome }, 0);
    }
    running.inc({ queue }, 0);
  }
}

/** Measures one attempt; the result ends it. */
export function observeAttempt(queue: string): (outcome: AttemptOutcome) => void {
  const measured = attemptSeconds.start();
  running.inc({ queue });
  return (outcome) => {
    running.dec({ queue });
    attempts.inc({ queue, outcome });
    measured({ queue });
  };
}

// One look at the rows that are not done; `blocked` ones wait for others.
const COUNTS = `
  select name,
         case when state = 'active' then 'active' when state = 'failed' then 'failed'
              when start_after <= now() then 'due' else 'later' end as state,
         count(*)::int as count,
         extract(epoch from now() - min(start_after))::float8 as age
    from jobs.job
   where state in ('created', 'retry', 'active', 'failed')
   group by 1, 2`;

/** Looks how many jobs wait, and how long. */
export const queueSampler = (
  database: Pick<Database, 'orm'>,
  queues: () => readonly string[],
): Sampler => ({
  sample: async () => {
    const rows = await database.orm.em
      .fork()
      .execute<{ name: string; state: string; count: number; age: number }[]>(COUNTS);
    jobs.reset();
    oldest.reset();
    for (const queue of queues()) {
      for (const state of STATES) jobs.set({ queue, state }, 0);
      oldest.set({ queue }, 0);
    }
    for (const { name: queue, state, count, age } of rows) {
      jobs.set({ queue, state }, count);
      if (state === 'due') oldest.set({ queue }, Math.max(0, age));
    }
  },
  forget: () => {
    jobs.reset();
    oldest.reset();
  },
});
