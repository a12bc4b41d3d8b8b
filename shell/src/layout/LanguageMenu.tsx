import { isLanguage, LANGUAGES } from '@hausgeist/schema';
import { useTranslations } from '@hausgeist/shell-api/slim';
import { useShell } from '@hausgeist/shell-api/host';
import styles from './LanguageMenu.module.css';

/** Every language of the chat by its own name: the phone's own list, which everybody knows. */
export function LanguageMenu() {
  const t = useTranslations('language');
  const { locale, setLocale } = useShell();
  return (
    <span className={styles.menu} title={t('label')}>
      <svg viewBox="0 0 24 24" width="20" height="20" fill="none" aria-hidden="true">
        <g stroke="currentColor" strokeWidth="1.8">
          <circle cx="12" cy="12" r="9" />
          <path d="M3 12h18M12 3c5 5 5 13 0 18-5-5-5-13 0-18" />
        </g>
      </svg>
      <span aria-hidden="true">{locale.toUpperCase()}</span>
      <select
        className={styles.select}
        aria-label={t('label')}
        value={locale}
        onChange={({ target }) => isLanguage(target.value) && setLocale(target.value)}
      >
        {LANGUAGES.map(({ code, name, direction }) => (
          <option key={code} value={code} lang={code} dir={direction}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}
