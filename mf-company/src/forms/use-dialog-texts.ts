import { useTranslations } from '@hausgeist/shell-api';

/** The texts that every dialog with a form or a question has. */
export function useDialogTexts() {
  const t = useTranslations('common');
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
