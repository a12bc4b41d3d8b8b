import { toRequestFailure, useLocale, useTranslations } from '@hausgeist/shell-api';
import { inLanguage } from './server-words';

/** Gives a sentence of the server in the language of the page, as far as it is known. */
export function useServerWords(): (text: string) => string {
  const locale = useLocale() === 'de' ? 'de' : 'en';
  return (text) => inLanguage(locale, text);
}

/** Gives the words for a failed request: the server's own, else those of the page. */
export function useFailureText(): (cause: unknown, failed: string) => string {
  const t = useTranslations('integrations');
  const translate = useServerWords();
  return (cause, failed) => {
    const { code, message, retryAfterSeconds } = toRequestFailure(cause);
    if (code === 'NETWORK') return t('offline');
    if (code === 'RATE_LIMITED' && retryAfterSeconds !== undefined) {
      return t('rateLimited', { minutes: Math.max(1, Math.ceil(retryAfterSeconds / 60)) });
    }
    return message ? translate(message) : failed;
  };
}
