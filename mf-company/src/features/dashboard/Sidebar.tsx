import { NavLink, useLocation, useSession, useTranslations } from '@hausgeist/shell-api';
import { MenuIcon, PersonIcon, ShortText } from '@hausgeist/ui';
import { useEffect, useState } from 'react';
import { CaseMarks } from './CaseMarks';
import { InboxMarks } from './InboxMarks';
import { DASHBOARD, useSections, type SectionKey } from './sections';
import styles from './Sidebar.module.css';

/** What the bar of a phone shows first; all else waits behind a button. */
const FIRST: readonly SectionKey[] = ['endUsers', 'conversations', 'cases', 'overview'];

/** As many as fit beside each other on a phone. */
const MOST = 5;

/** The sections that the viewer may enter; a bar on a phone. */
export function Sidebar() {
  const t = useTranslations('portal');
  const { viewer } = useSession();
  const { pathname } = useLocation();
  // Open for the page that it was opened on: following a link closes it.
  const [openOn, setOpenOn] = useState<string>();
  const isOpen = openOn === pathname;
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpenOn(undefined);
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [isOpen]);
  // An administrator of the platform, acting for the company, has theirs elsewhere.
  const account = viewer?.companyUser
    ? [{ key: 'account' as const, path: `${DASHBOARD}/account`, SectionIcon: PersonIcon }]
    : [];
  const entries = [...useSections(), ...account];
  const isShort = entries.length <= MOST;
  const isFirst = (key: SectionKey | 'account') => isShort || FIRST.some((first) => first === key);
  const isElsewhere = entries.some(({ key, path }) => !isFirst(key) && pathname.startsWith(path));
  return (
    <nav className={styles.sidebar} aria-label={t('navigation')} data-open={isOpen}>
      <ul className={styles.list}>
        {entries.map(({ key, path, SectionIcon }) => (
          <li
            key={key}
            className={key === 'account' ? styles.last : undefined}
            data-first={isFirst(key)}
          >
            <NavLink className={styles.link} to={path}>
              <SectionIcon className={styles.icon} />
              <span>
                {key === 'endUsers' ? (
                  <ShortText full={t(key)} short={t('endUsersShort')} below="desk" />
                ) : (
                  t(key)
                )}
              </span>
              {key === 'conversations' && <InboxMarks />}
              {key === 'cases' && <CaseMarks />}
            </NavLink>
          </li>
        ))}
        {!isShort && (
          <li className={styles.more}>
            <button
              type="button"
              className={styles.link}
              aria-expanded={isOpen}
              data-elsewhere={isElsewhere}
              onClick={() => setOpenOn(isOpen ? undefined : pathname)}
            >
              <MenuIcon className={styles.icon} />
              <span>{t('more')}</span>
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}
