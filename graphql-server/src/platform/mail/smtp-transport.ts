import { lazily } from '../lazily/index.js';
import { OutsideFailure } from '../telemetry/index.js';
import { MailRefusedError, type MailTransport, type OutgoingMail } from './mail-transport.js';
import { smtpSockets } from './smtp-socket.js';

/** Patience with a mail server, in milliseconds. */
export interface SmtpTimeouts {
  /** From the first attempt to connect to its success. */
  connection: number;
  /** From the connection to the server's greeting. */
  greeting: number;
  /** Longest silence within a conversation. */
  silence: number;
}

const TIMEOUTS: SmtpTimeouts = { connection: 10_000, greeting: 15_000, silence: 20_000 };

/** Connections to the mail server at once, and so mails of this process at once. */
export const SMTP_CONNECTIONS = 4;

/**
 * Sends over SMTP. `smtps:` is encrypted from the start, `smtp:` as soon as the server offers it;
 * `requireTls`, or `?requireTLS=true` in the address, refuses to go on without. The address may carry credentials,
 * so it is never logged.
 */
export function createSmtpTransport(
  url: string,
  timeouts = TIMEOUTS,
  { requireTls = false }: { requireTls?: boolean } = {},
): MailTransport {
  let close: (() => void) | undefined;
  const transport = lazily(async () => {
    const { createTransport } = await import('nodemailer');
    const opened = createTransport({
      url,
      ...(requireTls ? { requireTLS: true } : {}),
      pool: true,
      maxConnections: SMTP_CONNECTIONS,
      // A mail is tried again by its job, which remembers; the pool would do so in secret.
      maxRequeues: 0,
      idleTimeout: 10_000,
      greetingTimeout: timeouts.greeting,
      socketTimeout: timeouts.silence,
      socketCloseTimeout: 0,
      getSocket: smtpSockets(timeouts.connection),
    });
    close = () => opened.close({ force: true });
    return opened;
  });
  return {
    send: async (mail, signal) => {
      try {
        await (await transport()).sendMail({ ...toMessage(mail), signal });
        return { messageId: mail.messageId };
      } catch (error) {
        throw describe(error, url);
      }
    },
    check: async () => {
      try {
        await (await transport()).verify();
      } catch (error) {
        throw describe(error, url);
      }
    },
    close: () => close?.(),
  };
}

function toMessage(mail: OutgoingMail) {
  return {
    messageId: mail.messageId,
    from: mail.from,
    to: { name: '', address: mail.to },
    // Without it the recipients would be read out of the header lines.
    envelope: { from: mail.from.address, to: [mail.to] },
    ...(mail.replyTo ? { replyTo: { name: '', address: mail.replyTo } } : {}),
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    attachments: mail.attachments.map(({ filename, contentType, content, contentId }) => ({
      filename,
      contentType,
      content,
      ...(contentId ? { cid: contentId, contentDisposition: 'inline' as const } : {}),
    })),
    headers: {
      'Auto-Submitted': 'auto-generated',
      // There is no standard yet; the name says what is asked for by article 50 of the AI Act.
      ...(mail.isAiGenerated ? { 'X-AI-Generated': 'true' } : {}),
      ...(mail.unsubscribeUrl
        ? {
            'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }
        : {}),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

interface SmtpError {
  code?: string;
  command?: string;
  responseCode?: number;
}

/**
 * The failure in words that may be stored and logged, with the server that was asked. The server's own words are left out: they may
 * repeat what was sent to it.
 */
function describe(error: unknown, url: string): Error {
  const { code = 'UNKNOWN', command, responseCode } = error as SmtpError;
  const message = [
    code,
    ...(responseCode ? [`reply ${responseCode}`] : []),
    ...(command ? [`to ${command}`] : []),
    `at ${new URL(url).host}`,
  ].join(' ');
  // A refused sign-in or a lack of encryption is for the operator to mend; the mail is fine.
  const aboutThisMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  const isForGood = aboutThisMail && (responseCode === undefined || responseCode >= 500);
  return isForGood ? new MailRefusedError(message) : new OutsideFailure(message);
}
