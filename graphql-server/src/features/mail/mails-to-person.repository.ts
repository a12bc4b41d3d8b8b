import type { EntityManager } from '../../platform/database/index.js';

/** What has become of a mail to a person. */
export const MAIL_RESULTS = ['SENT', 'WAITING', 'REFUSED', 'BOUNCED'] as const;
export type MailResult = (typeof MAIL_RESULTS)[number];

/** A mail to a tenant or owner, without what it says. */
export interface MailToPerson {
  id: string;
  /** The first word of what it was caused by, such as `case`. */
  occasion: string;
  subject: string;
  at: Date;
  sentAt: Date | null;
  result: MailResult;
  /** Why it is not there: a code of RFC 3463, or what a mail server has said. */
  reason: string | null;
}

interface Row extends Omit<MailToPerson, 'at' | 'sentAt'> {
  at: string;
  sentAt: string | null;
}

/** The newest mails to a person, the newest first. */
export async function findMailsTo(
  em: EntityManager,
  endUserId: string,
  most: number,
): Promise<MailToPerson[]> {
  const rows = await em.execute<Row[]>(
    `select id, split_part(dedupe_key, ':', 1) as occasion, subject, created_at as at, sent_at as "sentAt",
            case when bounced_at is not null then 'BOUNCED' when status = 'sent' then 'SENT'
                 when status = 'failed' then 'REFUSED' else 'WAITING' end as result,
            coalesce(bounce_status, last_error) as reason
       from mail where end_user_id = ? order by created_at desc, id desc limit ?`,
    [endUserId, most],
  );
  return rows.map(({ at, sentAt, ...row }) => ({
    ...row,
    at: new Date(at),
    sentAt: sentAt === null ? null : new Date(sentAt),
  }));
}
