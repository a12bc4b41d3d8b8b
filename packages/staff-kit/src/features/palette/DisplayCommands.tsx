import { useLocale, useSetLocale, useThemePreference, useTranslations } from '@hausgeist/shell-api';
import { SettingsIcon } from '@hausgeist/ui';
import { useCommands } from './Palette';

/** Offers the other language and both themes in the palette. */
export function DisplayCommands() {
  const t = useTranslations('palette');
  const locale = useLocale();
  const setLocale = useSetLocale();
  const [, setTheme] = useThemePreference();
  const common = { group: 'actions', Icon: SettingsIcon, isHidden: true } as const;
  useCommands({
    commands: [
      { ...common, id: 'theme-dark', label: t('darkTheme'), run: () => setTheme('dark') },
      { ...common, id: 'theme-light', label: t('lightTheme'), run: () => setTheme('light') },
      {
        ...{ ...common, id: 'language', label: t('otherLanguage') },
        run: () => setLocale(locale === 'de' ? 'en' : 'de'),
      },
    ],
  });
  return null;
}
