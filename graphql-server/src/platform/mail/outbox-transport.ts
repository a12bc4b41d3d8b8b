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
