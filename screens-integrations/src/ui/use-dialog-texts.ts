import { useTranslations } from '@hausgeist/shell-api';

/** The texts that every dialog has. */
export function useDialogTexts() {
  const t = useTranslations('integrations');
  return {
    closeLabel: t('close'),
    cancelLabel: t('cancel'),
    discard: {
      question: t('discard.question'),
      confirm: t('discard.confirm'),
      keep: t('discard.keep'),
    },
  };
}
