import {
  Link,
  LOCALES,
  useThemePreference,
  useTranslations,
  type ThemePreference,
} from '@hausgeist/shell-api/slim';
import { useShell } from '@hausgeist/shell-api/host';
import { ChevronDownIcon, Menu, MenuItem, menuLink, MenuLine, PersonIcon } from '@hausgeist/ui';
import type { ReactNode } from 'react';
import styles from './StaffHeader.module.css';

const THEMES: readonly ThemePreference[] = ['system', 'light', 'dark'];

interface AccountMenuProps {
  /** Who is signed in. */
  children: ReactNode;
  /** The page of the account; missing where it is in another console. */
  to?: string;
}

/** Who is signed in, with what each person sets for themselves: account, language, light or dark. */
export function AccountMenu({ children, to }: AccountMenuProps) {
  const t = useTranslations('staff');
  const language = useTranslations('language');
  const display = useTranslations('theme');
  const { locale, setLocale } = useShell();
  const [theme, setTheme] = useThemePreference();
  return (
    <Menu
      label={t('accountMenu')}
      className={styles.person}
      face={
        <>
          {children}
          <ChevronDownIcon size={16} />
        </>
      }
    >
      {to && (
        <>
          <Link {...menuLink} to={to}>
            <PersonIcon size={18} />
            {t('account')}
          </Link>
          <MenuLine />
        </>
      )}
      {LOCALES.map((each) => (
        <MenuItem key={each} lang={each} checked={each === locale} onClick={() => setLocale(each)}>
          {language(each)}
        </MenuItem>
      ))}
      <MenuLine />
      {THEMES.map((each) => (
        <MenuItem key={each} checked={each === theme} onClick={() => setTheme(each)}>
          {display(each)}
        </MenuItem>
      ))}
    </Menu>
  );
}
