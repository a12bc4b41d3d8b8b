import { Link, useTranslations } from '@hausgeist/shell-api';
import { BellIcon } from '@hausgeist/ui';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './Bell.module.css';

/** The place in the shell's header that consoles put their own into. */
const PLACE = 'staff-tools';

/** More are not told apart at a glance. */
const MOST_SHOWN = 99;

/** Leads to what the viewer was told, with the number of what they have not read; in the shell's header. */
export function Bell({ path, unreadCount }: { path: string; unreadCount: number }) {
  const t = useTranslations('notifications');
  // The shell's header is there before any console.
  const [place] = useState(() => document.getElementById(PLACE));
  if (!place) return null;
  const shown = unreadCount > MOST_SHOWN ? `${MOST_SHOWN}+` : unreadCount;
  return createPortal(
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
    </Link>,
    place,
  );
}
