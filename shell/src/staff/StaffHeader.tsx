import { useLocation, useTranslations } from '@hausgeist/shell-api/slim';
import { classNames, CloseIcon, IconButton, MenuIcon, SidebarIcon } from '@hausgeist/ui';
import { useState, type ReactNode } from 'react';
import { LanguageSwitch } from '../layout/LanguageSwitch';
import { ThemeSwitch } from '../layout/ThemeSwitch';
import { useSidebarPreference } from '../preferences/use-sidebar-preference';
import styles from './StaffHeader.module.css';

interface StaffHeaderProps {
  brand: ReactNode;
  links?: ReactNode;
  /** Whether there is a sidebar below, which can be folded where it is wide. */
  hasSidebar: boolean;
  /** The signed-in user, whose menu has the language and the theme as well, or a link to sign in. */
  account: ReactNode;
}

/** The bar above a console. On narrow screens its links fold into a menu. */
export function StaffHeader({ brand, links, hasSidebar, account }: StaffHeaderProps) {
  const t = useTranslations('staff');
  const { pathname } = useLocation();
  // Open for the page it was opened on: following a link closes it.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isOpen = openOn === pathname;
  const [isFolded, setFolded] = useSidebarPreference();
  return (
    <>
      <a className={styles.skip} href="#content">
        {t('skip')}
      </a>
      <header className={classNames('shell-header', styles.header)} data-folds={Boolean(links)}>
        {hasSidebar && (
          <IconButton
            className={styles.fold}
            label={t(isFolded ? 'unfoldSidebar' : 'foldSidebar')}
            icon={<SidebarIcon />}
            aria-expanded={!isFolded}
            onClick={() => setFolded(!isFolded)}
          />
        )}
        {brand}
        <div id="staff-search" className={styles.tools} data-place="search" />
        <div id="staff-tools" className={styles.tools} />
        {links && (
          <IconButton
            className={styles.toggle}
            label={t(isOpen ? 'closeMenu' : 'openMenu')}
            icon={isOpen ? <CloseIcon /> : <MenuIcon />}
            aria-expanded={isOpen}
            aria-controls="staff-menu"
            onClick={() => setOpenOn(isOpen ? null : pathname)}
          />
        )}
        <div id="staff-menu" className={styles.menu} data-open={isOpen}>
          {links && (
            <nav className={styles.navigation} aria-label={t('navigation')}>
              {links}
            </nav>
          )}
          <div className={styles.end}>
            {account}
            {!hasSidebar && (
              <>
                <LanguageSwitch />
                <ThemeSwitch />
              </>
            )}
          </div>
        </div>
      </header>
    </>
  );
}
