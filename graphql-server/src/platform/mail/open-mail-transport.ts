import type { MailTransport } from './mail-transport.js';
import { createOutboxTransport } from './outbox-transport.js';
import { createSmtpTransport } from './smtp-transport.js';

/** SMTP when a server is configured, else the local outbox. */
export const openMailTransport = (config: { smtpUrl: string | undefined }): MailTransport =>
  config.smtpUrl ? createSmtpTransport(config.smtpUrl) : createOutboxTransport();
