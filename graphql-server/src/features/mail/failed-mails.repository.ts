import { type EntityManager, transactional } from '../../platform/database/index.js';
import type { JobQueue } from '../../platform/jobs/index.js';
import { sendMailJob } from './send-mail.job.js';

/** A mail that was not sent, without its text and recipient. */
export interface UnsentMail {
  id: string;
  /** Names what it was about, e.g. `invitation:<id>`. */
  occasion: string;
  status: 'queued' | 'failed';
  attempts: number;
  createdAt: string;
  error: string | null;
}

/** Mails that were not sent, newest first. */
export async function findUnsentMails(
  em: EntityManager,
  { failedOnly, limit }: { failedOnly: boolean; limit: number },
): Promise<UnsentMail[]> {
  return em.execute<UnsentMail[]>(
    `select id, dedupe_key as occasion, status, attempts, last_error as error,
            to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt"
       from mail where status = 'failed' or (status = 'queued' and not ?)
      order by created_at desc, id desc limit ?`,
    [failedOnly, limit],
  );
}

/**
 * Puts mails that failed back into the queue, all or one; returns how many. Those that never had an
 * attempt have no address that a mail can go to, and those whose content is forgotten say nothing.
 */
export async function retryFailedMails(
  em: EntityManager,
  jobs: JobQueue,
  id?: string,
): Promise<number> {
  return transactional(em, async (tx) => {
    const rows = await tx.execute<{ id: string }[]>(
      `update mail set status = 'queued', last_error = null, claimed_until = null
        where status = 'failed' and attempts > 0 and html <> '' and id = coalesce(?::uuid, id)
        returning id`,
      [id ?? null],
    );
    await jobs.enqueueAll(
      tx,
      sendMailJob,
      rows.map((row) => ({ mailId: row.id })),
    );
    return rows.length;
  });
}
