import type { JobWithMetadata } from 'pg-boss';
import { v7 as uuid } from 'uuid';
import { type EntityManager, readPrepared } from '../database/index.js';
import type { Job } from './job.js';

/** A job that this process works on. */
export type TakenJob = Pick<
  JobWithMetadata<object>,
  'id' | 'name' | 'data' | 'groupId' | 'retryCount' | 'retryLimit' | 'createdOn'
>;

/** A job as the library stores it and then takes it from its queue; both in one statement. */
const STORE_BEGUN = `
  insert into jobs.job (id, name, data, group_id, state, start_after, created_on, started_on, heartbeat_on,
      keep_until, expire_seconds, deletion_seconds, retry_limit, retry_delay, retry_backoff,
      retry_delay_max, policy, dead_letter, heartbeat_seconds)
  select ?::uuid, name, ?::jsonb, ?::text, 'active', jobs.job_now(), jobs.job_now(), jobs.job_now(),
      jobs.job_now(), jobs.job_now() + retention_seconds * interval '1s', expire_seconds,
      deletion_seconds, retry_limit, retry_delay, coalesce(retry_backoff, false), retry_delay_max,
      policy, dead_letter, heartbeat_seconds
    from jobs.queue where name = ?`;

/** Stores a job as one that this process has taken; it counts as left behind once the process dies. */
export async function storeBegun<Data extends object>(
  em: EntityManager,
  job: Job<Data>,
  data: object,
): Promise<TakenJob> {
  const id = uuid();
  const groupId = job.ownerOf?.(data as Data) ?? null;
  await readPrepared(em, STORE_BEGUN, [id, JSON.stringify(data), groupId, job.name]);
  const { name, retryLimit } = job;
  return { id, name, data, groupId, retryCount: 0, retryLimit, createdOn: new Date() };
}
