import type { ThemePreference } from '@hausgeist/shell-api/host';
import { useState } from 'react';
import { rememberPreference } from './cookie';

/** Light, dark or as the system says; the styles read it from `<html data-theme>`. */
export function useThemePreference(): [ThemePreference, (preference: ThemePreference) => void] {
  const [theme, setTheme] = useState<ThemePreference>(() => {
    const { theme: chosen } = document.documentElement.dataset;
    return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
  });
  function change(next: ThemePreference) {
    rememberPreference('theme', next);
    if (next === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = next;
    setTheme(next);
  }
  return [theme, change];
}
