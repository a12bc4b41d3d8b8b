import { useTranslations } from '@hausgeist/shell-api';

/** The texts that every dialog has. A form in it asks before typed input is thrown away. */
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
