import { openMailTransport } from './platform/mail/index.js';
import type { Platform } from './platform/open-platform.js';

const AI_PATIENCE_MS = 30_000;

/**
 * Says in the log which parts do not answer that a server starts without, so that a mistyped address is not
 * noticed by the first person who needs it. The database and Valkey are needed for the start itself.
 */
export async function logUnreachableParts(
  platform: Pick<Platform, 'ai' | 'config' | 'files' | 'log' | 'malware'>,
): Promise<void> {
  const { ai, config, files, log, malware } = platform;
  const tell = (part: string) => (err: unknown) => {
    log.error({ err }, `${part} does not answer, or refuses this server`);
  };
  const mail = openMailTransport(config);
  await Promise.all([
    // The cheapest calls that need the address, the key and the models.
    ai
      .tryModel?.(AbortSignal.timeout(AI_PATIENCE_MS))
      .catch(tell('the AI provider (OPENAI_BASE_URL, OPENAI_API_KEY, OPENAI_MODEL)')),
    ai
      .embed(['Hausgeist'], 'query', AbortSignal.timeout(AI_PATIENCE_MS))
      .catch(tell('the AI provider (OPENAI_BASE_URL, OPENAI_API_KEY, OPENAI_EMBEDDING_MODEL)')),
    files.exists('sign-of-life').catch(tell('the file store (FILES_URL)')),
    malware.check().catch(tell('the scanner for malware (CLAMD_URL)')),
    // Only processes that work on jobs send mails.
    ...(config.workerConcurrency > 0
      ? [mail.check().catch(tell('the mail server (SMTP_URL)'))]
      : []),
  ]);
  mail.close();
}
