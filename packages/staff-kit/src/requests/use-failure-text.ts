import { toRequestFailure, useTranslations } from '@hausgeist/shell-api';
import { useFailureInLanguage } from '../refusals/use-refusal-text';

/** What is said where the server gives no reason. */
export interface FailureTexts {
  failed: string;
  /** When no answer came at all; `failed` where there is no such text. */
  offline?: string;
}

/** Gives the words for a failed request: those of the server's reason, else those of the page. */
export function useFailureText(): (cause: unknown, texts: FailureTexts) => Promise<string> {
  const t = useTranslations('common');
  const inLanguage = useFailureInLanguage();
  return async (cause, { failed, offline = failed }) => {
    const { code, message, retryAfterSeconds } = await inLanguage(toRequestFailure(cause));
    if (code === 'NETWORK') return offline;
    if (code === 'RATE_LIMITED' && retryAfterSeconds !== undefined) {
      return t('rateLimited', { minutes: Math.max(1, Math.ceil(retryAfterSeconds / 60)) });
    }
    return message || failed;
  };
}
