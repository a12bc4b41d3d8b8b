import { useTranslations } from '@hausgeist/shell-api';

/** The words that every dialog needs. */
export function useDialogTexts() {
  const t = useTranslations('common');
  return { closeLabel: t('close'), cancelLabel: t('cancel') };
}

/** The words that a dialog with a form needs; it asks before typed input is thrown away. */
export function useFormDialogTexts() {
  const t = useTranslations('common');
  return {
    ...useDialogTexts(),
    discard: { question: t('discardQuestion'), confirm: t('discard'), keep: t('keep') },
  };
}
