import {
  useThemePreference,
  useTranslations,
  type ThemePreference,
} from '@hausgeist/shell-api/slim';
import styles from './ThemeSwitch.module.css';

const NEXT: Record<ThemePreference, ThemePreference> = {
  system: 'light',
  light: 'dark',
  dark: 'system',
};

const ICONS: Record<ThemePreference, string> = {
  system: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m0 2v14a7 7 0 1 1 0-14',
  light:
    'M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10M11 1h2v3h-2zm0 19h2v3h-2zM1 11h3v2H1zm19 0h3v2h-3zM3.5 4.9 4.9 3.5 7 5.6 5.6 7zM17 18.4l1.4-1.4 2.1 2.1-1.4 1.4zM3.5 19.1 5.6 17 7 18.4l-2.1 2.1zM17 5.6l2.1-2.1 1.4 1.4L18.4 7z',
  dark: 'M20.4 14.6A8.6 8.6 0 0 1 9.4 3.6a8.8 8.8 0 1 0 11 11',
};

/** One button that steps through automatic, light and dark. */
export function ThemeSwitch() {
  const t = useTranslations('theme');
  const [theme, setTheme] = useThemePreference();
  const name = `${t('label')}: ${t(theme)}`;
  return (
    <button
      className={styles.button}
      type="button"
      title={name}
      aria-label={name}
      onClick={() => setTheme(NEXT[theme])}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d={ICONS[theme]} fill="currentColor" />
      </svg>
    </button>
  );
}
