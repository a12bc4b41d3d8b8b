import type { MailTransport } from './mail-transport.js';

/**
 * Delivers nothing: a mail counts as delivered once it is stored, and the stored mails are the
 * outbox. For development, where no mail server is.
 */
export function createOutboxTransport(): MailTransport {
  return {
    send: async ({ messageId }) => ({ messageId }),
    check: async () => {},
    close: () => {},
  };
}

/** Takes no mail, so that each waits for a mail server: for production, where the outbox has no readers. */
export function createMissingTransport(): MailTransport {
  return {
    send: async () => {
      throw new Error('SMTP_URL is not set.');
    },
    check: async () => {},
    close: () => {},
  };
}
