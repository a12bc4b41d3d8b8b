import { useTranslations } from '@hausgeist/shell-api';
import { Spinner } from '@hausgeist/ui';
import styles from './AwayNotice.module.css';
import { useServerAway } from './server-away';

/** Says above the page that what was asked for waits for the server: until it comes, the page before it stays. */
export function AwayNotice() {
  const t = useTranslations('common');
  if (!useServerAway()) return null;
  return (
    <div role="alert" className={styles.place}>
      <p className={styles.notice}>
        <Spinner size={16} />
        {t('away.slow')}
      </p>
    </div>
  );
}
