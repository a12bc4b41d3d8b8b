import { type ThemePreference, useShell } from './shell-context';

/** The remembered theme and the function that changes it for the whole page. */
export function useThemePreference(): [ThemePreference, (preference: ThemePreference) => void] {
  const { theme, setTheme } = useShell();
  return [theme, setTheme];
}
