import type { EntityManager } from '../../platform/database/index.js';
import { notFound } from '../../platform/errors/index.js';
import { FORGET } from './emptied-mail.js';
import { Mail, type MailStatus } from './mail.entity.js';

/** Stores a mail unless there is one for the same occasion; tells whether it did. */
export async function insertMail(em: EntityManager, mail: Mail): Promise<boolean> {
  const rows = await em.execute<{ id: string }[]>(
    `insert into mail (id, dedupe_key, recipient, from_name, reply_to, subject, html, text,
                       attachments, status, attempts, last_error, message_id, created_at, unsubscribe_url, is_ai_generated, end_user_id)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?, ?, ?, ?, ?, ?)
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
      mail.unsubscribeUrl ?? null,
      mail.isAiGenerated,
      mail.endUserId ?? null,
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

/** An attempt to send a mail: another one that has claimed the mail since has a higher number. */
type Attempt = Pick<Mail, 'id' | 'attempts'>;

/** Keeps the mail for this attempt, unless it has lost it to another one. */
export async function extendClaim(
  em: EntityManager,
  { id, attempts }: Attempt,
  seconds: number,
): Promise<void> {
  await em.execute(
    `update mail set claimed_until = now() + make_interval(secs => ?)
      where id = ? and attempts = ? and status = 'queued' and claimed_until is not null`,
    [seconds, id, attempts],
  );
}

/** Notes that a mail server has the mail, also for an attempt that has lost its claim: it is sent. */
export async function settleSent(em: EntityManager, id: string, forget: boolean): Promise<void> {
  await em.execute(
    `update mail set status = 'sent', last_error = null, claimed_until = null, sent_at = now()
            ${forget ? `, ${FORGET}` : ''}
      where id = ? and status <> 'sent'`,
    [id],
  );
}

/**
 * Ends an attempt that failed. Returns false, and changes nothing, where the attempt has lost the
 * mail to another one, which may be sending it.
 */
export async function settleFailed(
  em: EntityManager,
  { id, attempts }: Attempt,
  outcome: { status: Exclude<MailStatus, 'sent'>; error: string },
): Promise<boolean> {
  const settled = await em.execute<{ id: string }[]>(
    `update mail set status = ?, last_error = ?, claimed_until = null
      where id = ? and attempts = ? and status = 'queued' returning id`,
    [outcome.status, outcome.error, id, attempts],
  );
  return settled.length > 0;
}

/**
 * Notes that a mail came back, once; by its Message-ID, which only its recipient and the servers on its way
 * have seen. Tells whether the mail is ours.
 */
export async function settleBounced(
  em: EntityManager,
  { messageId, status }: { messageId: string; status: string },
): Promise<boolean> {
  const id = /^<([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@/.exec(messageId)?.[1];
  if (!id) return false;
  const found = await em.execute<{ id: string }[]>(
    `update mail set bounced_at = coalesce(bounced_at, now()), bounce_status = coalesce(bounce_status, ?)
      where id = ? and message_id = ? returning id`,
    [status, id, messageId],
  );
  return found.length > 0;
}

/** What stands at mails that wait because those of a day are used up. */
export const PUT_OFF = 'The mails of this day are used up.';

/** How many mails wait for another day. */
export const countPutOff = (em: EntityManager): Promise<number> =>
  em.count(Mail, { status: 'queued', lastError: PUT_OFF });

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
