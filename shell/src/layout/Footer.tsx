import type { PageCompany } from '@hausgeist/schema';
import { useTranslations } from '@hausgeist/shell-api/slim';
import styles from './Footer.module.css';

const YEAR = String(new Date().getFullYear());

/** What the law asks for; the server writes these pages, so that they open without anything else. */
const PAGES = ['privacy', 'imprint', 'terms', 'accessibility'] as const;

/** Those that a company may have in its own words. */
const OF_COMPANIES: ReadonlySet<string> = new Set(['privacy', 'imprint', 'terms']);

/** Year and product name, and the way to the legal pages: those of the company whose chat it is. */
export function Footer({ company }: { company?: PageCompany | undefined }) {
  const t = useTranslations('footer');
  return (
    <footer className={styles.footer}>
      <small>{t('copyright', { year: YEAR })}</small>
      <nav className={styles.links} aria-label={t('legal')}>
        {PAGES.map((page) => (
          <a
            key={page}
            className={styles.link}
            href={company && OF_COMPANIES.has(page) ? `/c/${company.slug}/${page}` : `/${page}`}
          >
            {t(page)}
          </a>
        ))}
      </nav>
    </footer>
  );
}
