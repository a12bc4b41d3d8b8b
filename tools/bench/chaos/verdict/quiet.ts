import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { progress } from '../../harness/report.ts';

const LOOK_MS = 1_000;
const TELL_EVERY = 15;

/**
 * What is still going on, by its name: deliveries and mails that wait for their time included, jobs
 * that only look once more later on not.
 */
const UNFINISHED = `
  select 'answers being written' as what, count(*)::int from message where status = 'GENERATING'
  union all select 'questions without an answer', count(*)::int from message question
    where sender = 'USER' and not exists (select from message where reply_to_id = question.id)
  union all select 'conversations being ended', count(*)::int from conversation where status = 'ENDING'
  union all select 'mails to be sent', count(*)::int from mail where status = 'queued'
  union all select 'webhooks to be delivered', count(*)::int from webhook_delivery
    where status = 'PENDING'
  union all select 'imports', count(*)::int from end_user_import
    where status in ('CHECKING', 'RUNNING')
  union all select 'prompt files', count(*)::int from prompt_file where status = 'PENDING'
  union all select 'jobs ' || coalesce(string_agg(distinct name, ' '), ''), count(*)::int from jobs.job
    where (state = 'active' or state < 'active' and start_after <= now()) and name not like '\\_\\_pgboss%' and not exists (
      select from jobs.schedule where schedule.name = job.name)`;

/** What was still going on at the end of the wait, and how long that was. */
export interface Quiet {
  seconds: number;
  unfinished: Map<string, number>;
}

/** Waits until nothing is left to do, at most as long as said. */
export async function untilQuiet(client: Client, limitMs: number): Promise<Quiet> {
  const startedAt = performance.now();
  for (let look = 1; ; look += 1) {
    const { rows } = await client.query<{ what: string; count: number }>(UNFINISHED);
    const unfinished = new Map(
      rows.filter(({ count }) => count > 0).map(({ what, count }) => [what, count]),
    );
    const ms = performance.now() - startedAt;
    if (unfinished.size === 0 || ms > limitMs) return { seconds: ms / 1000, unfinished };
    if (look % TELL_EVERY === 0) {
      progress([...unfinished].map(([what, count]) => `${count} ${what}`).join(', '));
    }
    await delay(LOOK_MS);
  }
}
