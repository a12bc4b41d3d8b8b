import { NavLink, useSession, useTranslations } from '@hausgeist/shell-api';
import { PersonIcon } from '@hausgeist/ui';
import { InboxMarks } from './InboxMarks';
import { DASHBOARD, useSections } from './sections';
import styles from './Sidebar.module.css';

/** The sections that the viewer may enter; a bar on a phone. */
export function Sidebar() {
  const t = useTranslations('portal');
  const sections = useSections();
  const { viewer } = useSession();
  return (
    <nav className={styles.sidebar} aria-label={t('navigation')}>
      <ul className={styles.list}>
        {sections.map(({ key, path, SectionIcon }) => (
          <li key={key}>
            <NavLink className={styles.link} to={path}>
              <SectionIcon className={styles.icon} />
              <span>{t(key)}</span>
              {key === 'conversations' && <InboxMarks />}
            </NavLink>
          </li>
        ))}
        {/* An administrator of the platform, acting for the company, has theirs elsewhere. */}
        {viewer?.companyUser && (
          <li className={styles.last}>
            <NavLink className={styles.link} to={`${DASHBOARD}/account`}>
              <PersonIcon className={styles.icon} />
              <span>{t('account')}</span>
            </NavLink>
          </li>
        )}
      </ul>
    </nav>
  );
}
