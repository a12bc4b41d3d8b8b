import { useTranslations } from '@hausgeist/shell-api';
import styles from './Footer.module.css';

const YEAR = String(new Date().getFullYear());

/** What the law asks for; the server writes these pages, so that they open without anything else. */
const PAGES = ['privacy', 'imprint', 'terms', 'accessibility'] as const;

/** Year and product name, and the way to the legal pages. */
export function Footer() {
  const t = useTranslations('footer');
  return (
    <footer className={styles.footer}>
      <small>{t('copyright', { year: YEAR })}</small>
      <nav className={styles.links} aria-label={t('legal')}>
        {PAGES.map((page) => (
          <a key={page} className={styles.link} href={`/${page}`}>
            {t(page)}
          </a>
        ))}
      </nav>
    </footer>
  );
}
