import type { NavigationEntry, PageCompany } from '@hausgeist/schema';
import { Link, NavLink, useLocation, useTranslations } from '@hausgeist/shell-api/slim';
import { useShell } from '@hausgeist/shell-api/host';
import { FrameActions } from './FrameActions';
import { LanguageMenu } from './LanguageMenu';
import { Logo } from './Logo';
import { TextSizeSwitch } from './TextSizeSwitch';
import { ThemeSwitch } from './ThemeSwitch';
import styles from './Header.module.css';

interface HeaderProps {
  navigation: readonly NavigationEntry[];
  /** Whose chat the page is; that of the product if missing. */
  company: PageCompany | undefined;
}

/** The name at the head of the page, and what stands beside it. */
function Brand({ company }: Pick<HeaderProps, 'company'>) {
  const t = useTranslations('header');
  return (
    <>
      <Logo of={company?.logo} />
      <span className="shell-titles">
        <span className="shell-product">{company?.name ?? t('product')}</span>
        <span className="shell-area">{t('area')}</span>
      </span>
    </>
  );
}

/** Title, links where there is a choice, and the two preferences. */
export function Header({ navigation, company }: HeaderProps) {
  const t = useTranslations('header');
  const { locale } = useShell();
  const { pathname } = useLocation();
  if (company?.isEmbedded) {
    return (
      <header className="shell-header">
        <div className="shell-brand">
          <Brand company={company} />
        </div>
        <FrameActions slug={company.slug} />
      </header>
    );
  }
  return (
    <header className="shell-header">
      <Link className="shell-brand" to={company ? pathname : '/'}>
        <Brand company={company} />
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
        <TextSizeSwitch />
        <ThemeSwitch />
      </div>
    </header>
  );
}
