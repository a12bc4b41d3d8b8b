import { useTranslations } from '@hausgeist/shell-api';

/** The texts of the button in a password field that shows what was typed. */
export function useRevealTexts() {
  const t = useTranslations('common');
  return { showLabel: t('showCharacters'), hideLabel: t('hideCharacters') };
}
