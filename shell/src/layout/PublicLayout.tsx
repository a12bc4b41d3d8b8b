import type { NavigationEntry, PageCompany } from '@hausgeist/schema';
import { Outlet, useTranslations } from '@hausgeist/shell-api/slim';
import { Footer } from './Footer';
import { Header } from './Header';
import styles from './PublicLayout.module.css';

interface PublicLayoutProps {
  navigation: readonly NavigationEntry[];
  company: PageCompany | undefined;
}

/** The page around a micro-frontend: header, the micro-frontend itself, footer. */
export function PublicLayout({ navigation, company }: PublicLayoutProps) {
  const t = useTranslations('header');
  return (
    <div className="shell-page">
      <a className={styles.skip} href="#content">
        {t('skip')}
      </a>
      <Header navigation={navigation} company={company} />
      <main className="shell-main" id="content" tabIndex={-1}>
        <Outlet />
      </main>
      {!company?.isEmbedded && <Footer company={company} />}
    </div>
  );
}
