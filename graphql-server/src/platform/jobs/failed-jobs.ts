import type { EntityManager } from '../database/index.js';

/** What waits in a queue, by state. */
export interface QueueState {
  queue: string;
  due: number;
  later: number;
  active: number;
  failed: number;
}

/** Queues in which anything waits, runs or has failed. */
export async function findQueueStates(em: EntityManager): Promise<QueueState[]> {
  return em.execute<QueueState[]>(
    `select name as queue,
            count(*) filter (where state in ('created', 'retry') and start_after <= now())::int as due,
            count(*) filter (where state in ('created', 'retry') and start_after > now())::int as later,
            count(*) filter (where state = 'active')::int as active,
            count(*) filter (where state = 'failed')::int as failed
       from jobs.job where state in ('created', 'retry', 'active', 'failed')
      group by name order by name`,
  );
}

/** All queues by their names, also where nothing waits; without the library's own. */
export async function findQueueNames(em: EntityManager): Promise<string[]> {
  const rows = await em.execute<{ name: string }[]>(
    `select name from jobs.queue where left(name, 2) <> '__' order by name`,
  );
  return rows.map(({ name }) => name);
}

/** A job whose attempts are used up. */
export interface FailedJob {
  id: string;
  queue: string;
  attempts: number;
  failedAt: string | null;
  /** What its last attempt said; may quote values. */
  error: string | null;
}

/** Jobs that failed, newest first; they are kept for a day. */
export async function findFailedJobs(em: EntityManager, limit: number): Promise<FailedJob[]> {
  return em.execute<FailedJob[]>(
    `select id, name as queue, retry_count + 1 as attempts, output->>'message' as error,
            to_char(completed_on at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "failedAt"
       from jobs.job where state = 'failed'
      order by completed_on desc nulls last, id limit ?`,
    [limit],
  );
}

/** Gives failed jobs, all or those of a queue, one more attempt; returns how many. */
export async function retryFailedJobs(em: EntityManager, queue?: string): Promise<number> {
  const rows = await em.execute<unknown[]>(
    `update jobs.job
        set state = 'retry', retry_limit = retry_limit + 1, completed_on = null, start_after = now()
      where state = 'failed' and name = coalesce(?::text, name)
      returning id`,
    [queue ?? null],
  );
  return rows.length;
}
