import type { Config } from './env.js';

/** Settings that work but may surprise an operator; one sentence each for the log. */
export function configurationWarnings(config: Config): string[] {
  const warnings: string[] = [];
  if (config.environment === 'production' && !config.smtpUrl) {
    warnings.push('SMTP_URL is not set: mails wait, and are given up after a day.');
  }
  if (config.environment === 'production' && !config.databaseUrl) {
    warnings.push(`DATABASE_URL is not set: the embedded database in ${config.dataDir} is used.`);
  }
  if (config.environment === 'production' && !config.openai.apiKey && !config.openai.baseUrl) {
    warnings.push(
      'OPENAI_API_KEY and OPENAI_BASE_URL are not set: the built-in assistant answers.',
    );
  }
  if (config.environment === 'production' && config.webhookAllowPrivate) {
    warnings.push('WEBHOOK_ALLOW_PRIVATE is set: webhooks reach addresses of the own network.');
  }
  if (config.environment === 'production' && config.localFrontEnds) {
    warnings.push(
      'LOCAL_FRONT_ENDS is set: administrators may run code of their own machines in these pages.',
    );
  }
  if (config.environment === 'production' && config.redisUrl && !config.vapidPrivateKey) {
    warnings.push('VAPID_PRIVATE_KEY is not set: servers with other DATA_DIRs cannot push.');
  }
  if (config.environment === 'production' && config.scanner.whenDown === 'accept') {
    warnings.push('CLAMD_DOWN is accept: files are taken unseen while the scanner is away.');
  }
  if (config.databaseUrl && !config.redisUrl) {
    warnings.push('REDIS_URL is not set: only one server process may use this database.');
  }
  return warnings;
}
