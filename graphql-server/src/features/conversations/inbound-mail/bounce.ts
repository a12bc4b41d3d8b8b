import type { ParsedMail } from 'mailparser';

/** A report that a mail came back for good. */
export interface Bounce {
  kind: 'bounce';
  /** What the mail that came back may be known by. */
  messageIds: string[];
  /** Why, by the code of RFC 3463, e.g. `5.1.1`. */
  status: string;
}

/** How much of a report is looked through for the mail that came back, which follows the reasons. */
const MOST_LOOKED_AT = 512 * 1024;
const MOST_IDS = 10;

const FAILED = /^Action:\s*failed\b/im;
const STATUS = /^Status:\s*(\d\.\d{1,3}\.\d{1,3})/im;
const MESSAGE_ID = /^Message-ID:\s*(<[^<>\s]{1,200}>)/gim;

/**
 * Reads the report of a mail server that a mail could not be delivered, by RFC 3464. Undefined for anything
 * else: reports in words alone, and those of mails that are only late.
 */
export function readBounce(mail: ParsedMail, raw: Buffer): Bounce | undefined {
  const part = mail.attachments.find(
    ({ contentType }) => contentType === 'message/delivery-status',
  );
  if (!part) return undefined;
  const report = part.content.toString('latin1');
  if (!FAILED.test(report)) return undefined;
  const text = raw.subarray(0, MOST_LOOKED_AT).toString('latin1');
  const named = Array.from(text.matchAll(MESSAGE_ID), ([, id = '']) => id);
  const ids = [...named, ...[mail.inReplyTo ?? []].flat(), ...[mail.references ?? []].flat()];
  return {
    kind: 'bounce',
    messageIds: [...new Set(ids)].filter((id) => id !== mail.messageId).slice(0, MOST_IDS),
    status: STATUS.exec(report)?.[1] ?? '5.0.0',
  };
}
