import { useTranslations } from '@hausgeist/shell-api';
import { useRefusalText } from '@hausgeist/staff-kit';
import type { PromptUploadEnd } from './use-prompt-upload';

/** The words for what came of an upload. */
export function useEndText(): (end: PromptUploadEnd) => string {
  const t = useTranslations('companies.prompt');
  const textOf = useRefusalText();
  return (end) => {
    if (end.phase === 'done') return t('success', { count: end.count });
    const reason = textOf(end.refusal);
    return reason ? `${t('failed')}: ${reason}` : t('failed');
  };
}
