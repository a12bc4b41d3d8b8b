import type { EntityManager } from '../../platform/database/index.js';
import { notFound } from '../../platform/errors/index.js';
import { Mail, type MailStatus } from './mail.entity.js';

/** Stores a mail unless there is one for the same occasion; tells whether it did. */
export async function insertMail(em: EntityManager, mail: Mail): Promise<boolean> {
  const rows = await em.execute<{ id: string }[]>(
    `insert into mail (id, dedupe_key, recipient, from_name, reply_to, subject, html, text,
                       attachments, status, attempts, last_error, message_id, created_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?, ?, ?)
     on conflict (dedupe_key) do nothing returning id`,
    [
      mail.id,
      mail.dedupeKey,
      mail.to,
      mail.fromName ?? null,
      mail.replyTo ?? null,
      mail.subject,
      mail.html,
      mail.text,
      JSON.stringify(mail.attachments),
      mail.status,
      mail.lastError ?? null,
      mail.messageId,
      mail.createdAt,
    ],
  );
  return rows.length > 0;
}

/** What a worker finds when it wants to send a mail. */
export type Claim =
  | { kind: 'claimed'; mail: Mail }
  /** Another worker is sending it; if it dies, the mail is free after this many seconds. */
  | { kind: 'taken'; seconds: number }
  /** There is nothing left to do. */
  | { kind: 'settled' };

/**
 * Takes a mail for sending. One statement, so that of two workers one gets it; no transaction stays
 * open while the mail server is talked to.
 */
export async function claimMail(em: EntityManager, id: string, seconds: number): Promise<Claim> {
  const taken = await em.execute<{ id: string }[]>(
    `update mail set claimed_until = now() + make_interval(secs => ?), attempts = attempts + 1
      where id = ? and status = 'queued' and (claimed_until is null or claimed_until <= now())
      returning id`,
    [seconds, id],
  );
  if (taken.length > 0) return { kind: 'claimed', mail: await em.findOneOrFail(Mail, { id }) };
  const [other] = await em.execute<{ seconds: number | string }[]>(
    `select extract(epoch from claimed_until - now()) as seconds
       from mail where id = ? and status = 'queued'`,
    [id],
  );
  return other
    ? { kind: 'taken', seconds: Math.max(1, Math.ceil(Number(other.seconds))) }
    : { kind: 'settled' };
}

/** Shows that the one who holds the mail still works on it. */
export async function extendClaim(em: EntityManager, id: string, seconds: number): Promise<void> {
  await em.execute(
    `update mail set claimed_until = now() + make_interval(secs => ?)
      where id = ? and status = 'queued' and claimed_until is not null`,
    [seconds, id],
  );
}

/** Ends the attempt that holds the mail. */
export async function settleMail(
  em: EntityManager,
  id: string,
  outcome: { status: MailStatus; error?: string; forget: boolean },
): Promise<void> {
  await em.execute(
    `update mail set status = ?, last_error = ?, claimed_until = null,
            sent_at = case when ? = 'sent' then now() end,
            html = case when ? then '' else html end, text = case when ? then '' else text end
      where id = ?`,
    [outcome.status, outcome.error ?? null, outcome.status, outcome.forget, outcome.forget, id],
  );
}

/** How many mails the outbox shows. */
const OUTBOX_LENGTH = 200;

/** The newest mails, newest first. */
export const findNewestMails = (em: EntityManager): Promise<Mail[]> =>
  em.find(Mail, {}, { orderBy: { createdAt: 'desc', id: 'desc' }, limit: OUTBOX_LENGTH });

/** One mail; throws when there is none. */
export async function findMail(em: EntityManager, id: string): Promise<Mail> {
  const mail = await em.findOne(Mail, { id });
  if (!mail) throw notFound();
  return mail;
}
