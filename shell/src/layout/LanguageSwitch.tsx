import { LOCALES, useTranslations } from '@hausgeist/shell-api/slim';
import { useShell } from '@hausgeist/shell-api/host';
import { SegmentedChoice } from './SegmentedChoice';

/** German or English. */
export function LanguageSwitch() {
  const t = useTranslations('language');
  const { locale, setLocale } = useShell();
  return (
    <SegmentedChoice
      label={t('label')}
      value={locale}
      onChange={setLocale}
      options={LOCALES.map((value) => ({
        value,
        name: t(value),
        lang: value,
        content: value.toUpperCase(),
      }))}
    />
  );
}
