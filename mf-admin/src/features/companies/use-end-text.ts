import { useLocale, useTranslations } from '@hausgeist/shell-api';
import { inLanguage } from '@hausgeist/shell-api/server-words';
import type { PromptUploadEnd } from './use-prompt-upload';

/** The words for what came of an upload. */
export function useEndText(): (end: PromptUploadEnd) => string {
  const t = useTranslations('companies.prompt');
  const locale = useLocale();
  return (end) => {
    if (end.phase === 'done') return t('success', { count: end.count });
    return end.reason ? `${t('failed')}: ${inLanguage(locale, end.reason)}` : t('failed');
  };
}
