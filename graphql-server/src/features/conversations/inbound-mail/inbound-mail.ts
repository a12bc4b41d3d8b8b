import { type AddressObject, type HeaderValue, type ParsedMail, simpleParser } from 'mailparser';
import { toMailAddress } from '../../../platform/mail/index.js';
import { type Bounce, readBounce } from './bounce.js';
import { textOfHtml } from './html-text.js';
import { writtenReply } from './written-reply.js';

/** A file that came with a mail. */
export interface MailedFile {
  name: string;
  declaredType: string;
  content: Buffer;
}

/** A mail that a person has written. */
export interface InboundMail {
  kind: 'written';
  messageId: string;
  /** The one sender, lower case. */
  from: string;
  /** Every address that it was sent or delivered to. */
  recipients: string[];
  /** What was written, without what was quoted. */
  text: string;
  files: MailedFile[];
}

/** Headers with the address that a mail was delivered to. */
const DELIVERY_HEADERS = ['delivered-to', 'x-original-to', 'envelope-to', 'x-forwarded-to'];

/** What programs send by themselves, which is answered by nothing: see RFC 3834. */
const PRECEDENCES = new Set(['bulk', 'junk', 'list', 'auto_reply']);
const AUTOMATIC_HEADERS = ['x-autoreply', 'x-autorespond', 'x-auto-response-suppress', 'list-id'];
const MACHINES = /^(?:mailer-daemon|postmaster|no-?reply)@/;

/** Reads a mail; undefined for what is neither written by a person nor a report that a mail came back. */
export async function readInboundMail(raw: Buffer): Promise<InboundMail | Bounce | undefined> {
  const mail = await simpleParser(raw, {
    ...{ skipHtmlToText: true, skipTextToHtml: true, keepDeliveryStatus: true },
  });
  const bounce = readBounce(mail, raw);
  if (bounce) return bounce;
  const senders = addressesOf(mail.from);
  const [from] = senders;
  if (!from || senders.length > 1 || !mail.messageId || isAutomatic(mail, from)) return undefined;
  return {
    kind: 'written',
    messageId: mail.messageId,
    from,
    recipients: recipientsOf(mail),
    text: writtenReply(mail.text?.trim() ? mail.text : textOfHtml(mail.html || '')),
    files: mail.attachments
      .filter(({ related }) => !related)
      .map(({ filename, contentType, content }) => ({
        name: filename ?? '',
        declaredType: contentType,
        content,
      })),
  };
}

function isAutomatic({ headers }: ParsedMail, from: string): boolean {
  const submitted = textOf(headers.get('auto-submitted'));
  if (submitted !== '' && submitted !== 'no') return true;
  if (AUTOMATIC_HEADERS.some((name) => headers.has(name))) return true;
  if (PRECEDENCES.has(textOf(headers.get('precedence')))) return true;
  const path = headers.has('return-path') ? textOf(headers.get('return-path')) : undefined;
  const isReport = textOf(headers.get('content-type')).startsWith('multipart/report');
  return path === '' || path === '<>' || isReport || MACHINES.test(from);
}

const recipientsOf = (mail: ParsedMail): string[] => [
  ...[mail.to, mail.cc].flat().flatMap((one) => addressesOf(one)),
  ...DELIVERY_HEADERS.flatMap((name) => {
    const value = mail.headers.get(name);
    return (Array.isArray(value) ? value : [value]).flatMap(
      (one) => toMailAddress(textOf(one)) ?? [],
    );
  }),
];

const addressesOf = (found: AddressObject | undefined): string[] =>
  (found?.value ?? []).flatMap(({ address }) => (address ? [address.toLowerCase()] : []));

/** A header as one text, lower case; structured ones by what they are called. */
function textOf(value: HeaderValue | string | undefined): string {
  if (typeof value === 'string') return value.trim().toLowerCase();
  if (typeof value !== 'object' || value instanceof Date) return '';
  if ('text' in value) return value.text.toLowerCase();
  return 'value' in value && typeof value.value === 'string' ? value.value.toLowerCase() : '';
}
