import { useTranslations } from '@hausgeist/shell-api';
import styles from './Footer.module.css';

const YEAR = String(new Date().getFullYear());

/** Year and product name. */
export function Footer() {
  const t = useTranslations('footer');
  return (
    <footer className={styles.footer}>
      <small>{t('copyright', { year: YEAR })}</small>
    </footer>
  );
}
