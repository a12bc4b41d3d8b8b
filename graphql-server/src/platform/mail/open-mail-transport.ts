import { type Config, isLocalHost } from '../../env.js';
import type { MailTransport } from './mail-transport.js';
import { createOutboxTransport } from './outbox-transport.js';
import { createSmtpTransport } from './smtp-transport.js';

/** SMTP when a server is configured, else the local outbox. In production mails do not travel unencrypted. */
export function openMailTransport({
  smtpUrl,
  environment,
}: Pick<Config, 'smtpUrl' | 'environment'>): MailTransport {
  if (!smtpUrl) return createOutboxTransport();
  const requireTls = environment === 'production' && !isLocalHost(new URL(smtpUrl).hostname);
  return createSmtpTransport(smtpUrl, undefined, { requireTls });
}
