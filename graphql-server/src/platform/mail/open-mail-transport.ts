import { type Config, isLocalHost } from '../../env.js';
import type { MailTransport } from './mail-transport.js';
import { createMissingTransport, createOutboxTransport } from './outbox-transport.js';
import { createSmtpTransport } from './smtp-transport.js';

/**
 * SMTP when a server is configured, else the local outbox. In production mails do not travel unencrypted, and
 * wait while no server is configured.
 */
export function openMailTransport({
  smtpUrl,
  environment,
}: Pick<Config, 'smtpUrl' | 'environment'>): MailTransport {
  const isProduction = environment === 'production';
  if (!smtpUrl) return isProduction ? createMissingTransport() : createOutboxTransport();
  const requireTls = isProduction && !isLocalHost(new URL(smtpUrl).hostname);
  return createSmtpTransport(smtpUrl, undefined, { requireTls });
}
