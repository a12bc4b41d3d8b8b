import { Link, useTranslations } from '@hausgeist/shell-api';
import { BellIcon } from '@hausgeist/ui';
import { HeaderTools } from '../../ui/HeaderTools';
import styles from './Bell.module.css';

/** More are not told apart at a glance. */
const MOST_SHOWN = 99;

/** Leads to what the viewer was told, with the number of what they have not read; in the shell's header. */
export function Bell({ path, unreadCount }: { path: string; unreadCount: number }) {
  const t = useTranslations('notifications');
  const shown = unreadCount > MOST_SHOWN ? `${MOST_SHOWN}+` : unreadCount;
  return (
    <HeaderTools place="staff-tools">
      <Link
        className={styles.bell}
        to={path}
        aria-label={t('bell', { count: unreadCount })}
        title={t('title')}
      >
        <BellIcon />
        {unreadCount > 0 && (
          <span className={styles.count} aria-hidden="true">
            {shown}
          </span>
        )}
      </Link>
    </HeaderTools>
  );
}
