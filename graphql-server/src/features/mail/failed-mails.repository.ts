import { type EntityManager, transactional } from '../../platform/database/index.js';
import type { JobQueue } from '../../platform/jobs/index.js';
import { PUT_OFF } from './mail.repository.js';
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

/** Mails that did not go out as they should. */
export interface UndeliveredMails {
  /** Those that a mail server did not take yet. */
  waiting: number;
  /** Those that were given up since a moment. */
  failed: number;
  /** What went wrong with the newest. */
  error: string | null;
}

/** Counts mails that a mail server refused, for now or for good; without those that a quota holds back. */
export async function countUndelivered(em: EntityManager, since: Date): Promise<UndeliveredMails> {
  const [row] = await em.execute<UndeliveredMails[]>(
    `select count(*) filter (where status = 'queued')::int as waiting,
            count(*) filter (where status = 'failed')::int as failed,
            (array_agg(last_error order by created_at desc))[1] as error
       from mail
      where last_error <> ? and (status = 'queued' or (status = 'failed' and created_at >= ?))`,
    [PUT_OFF, since],
  );
  return row ?? { waiting: 0, failed: 0, error: null };
}
