import type { NavigationEntry } from '@hausgeist/schema';
import { Link, NavLink, useTranslations } from '@hausgeist/shell-api';
import { useShell } from '@hausgeist/shell-api/host';
import { LanguageMenu } from './LanguageMenu';
import { Logo } from './Logo';
import { ThemeSwitch } from './ThemeSwitch';
import styles from './Header.module.css';

/** Title, links where there is a choice, and the two preferences. */
export function Header({ navigation }: { navigation: readonly NavigationEntry[] }) {
  const t = useTranslations('header');
  const { locale } = useShell();
  return (
    <header className="shell-header">
      <Link className="shell-brand" to="/">
        <Logo />
        <span className="shell-titles">
          <span className="shell-product">{t('product')}</span>
          <span className="shell-area">{t('area')}</span>
        </span>
      </Link>
      {navigation.length > 1 && (
        <nav className={styles.navigation} aria-label={t('navigation')}>
          {navigation.map(({ path, label }) => (
            <NavLink key={path} className={styles.link} to={path} end={path === '/'}>
              {label[locale === 'de' ? 'de' : 'en']}
            </NavLink>
          ))}
        </nav>
      )}
      <div className={styles.preferences}>
        <LanguageMenu />
        <ThemeSwitch />
      </div>
    </header>
  );
}
