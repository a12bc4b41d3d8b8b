import { useThemePreference, useTranslations } from '@hausgeist/shell-api';
import { SettingsIcon } from '@hausgeist/ui';
import { useCommands } from './Palette';

/** Offers the other theme in the palette. */
export function ThemeCommands() {
  const t = useTranslations('palette');
  const [, setTheme] = useThemePreference();
  const common = { group: 'actions', Icon: SettingsIcon, isHidden: true } as const;
  useCommands({
    commands: [
      { ...common, id: 'theme-dark', label: t('darkTheme'), run: () => setTheme('dark') },
      { ...common, id: 'theme-light', label: t('lightTheme'), run: () => setTheme('light') },
    ],
  });
  return null;
}
