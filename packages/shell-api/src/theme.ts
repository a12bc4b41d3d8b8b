import { useShell } from './shell-context';

/** What the visitor chose; `system` follows the operating system. */
export type ThemePreference = 'system' | 'light' | 'dark';

/** The remembered theme and the function that changes it for the whole page. */
export function useThemePreference(): [ThemePreference, (preference: ThemePreference) => void] {
  const { theme, setTheme } = useShell();
  return [theme, setTheme];
}
