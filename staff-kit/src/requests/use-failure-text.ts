import { toRequestFailure, useLocale, useTranslations } from '@hausgeist/shell-api';
import { inLanguage } from './server-words';

/** What is said where the server gives no reason. */
export interface FailureTexts {
  failed: string;
  /** When no answer came at all; `failed` where there is no such text. */
  offline?: string;
}

/** Gives a sentence of the server in the language of the page, as far as it is known. */
export function useServerWords(): (text: string) => string {
  const locale = useLocale() === 'de' ? 'de' : 'en';
  return (text) => inLanguage(locale, text);
}

/** Gives the words for a failed request: the server's own, else those of the page. */
export function useFailureText(): (cause: unknown, texts: FailureTexts) => string {
  const t = useTranslations('common');
  const translate = useServerWords();
  return (cause, { failed, offline = failed }) => {
    const { code, message, retryAfterSeconds } = toRequestFailure(cause);
    if (code === 'NETWORK') return offline;
    if (code === 'RATE_LIMITED' && retryAfterSeconds !== undefined) {
      return t('rateLimited', { minutes: Math.max(1, Math.ceil(retryAfterSeconds / 60)) });
    }
    return message ? translate(message) : failed;
  };
}
