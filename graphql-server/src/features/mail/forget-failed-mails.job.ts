import { z } from 'zod';
import type { EntityManager } from '../../platform/database/index.js';
import { defineJob } from '../../platform/jobs/index.js';
import { FORGET } from './emptied-mail.js';

/** Days for which mails that failed can be sent again; then what they say is forgotten. */
export const FAILED_DAYS = 14;

/** Forgets what failed mails say; every night. */
export const forgetFailedMailsJob = defineJob({
  name: 'mail.forget-failed',
  data: z.object({}),
  concurrency: 1,
  cron: '20 4 * * *',
});

/** Empties mails that failed long ago, as they will not be sent any more. */
export async function forgetFailedMails(em: EntityManager): Promise<number> {
  const rows = await em.execute<unknown[]>(
    `update mail set ${FORGET}
      where status = 'failed' and html <> '' and created_at < now() - make_interval(days => ?)
      returning id`,
    [FAILED_DAYS],
  );
  return rows.length;
}
