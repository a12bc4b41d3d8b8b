import { useTranslations } from '@hausgeist/shell-api';
import { Spinner } from '@hausgeist/ui';
import styles from './Waiting.module.css';

/** Stands where a page will be, and says what is being waited for. */
export function Waiting({ label }: { label?: string }) {
  const t = useTranslations('common');
  return (
    <p className={styles.waiting} role="status">
      <Spinner />
      {label ?? t('loading')}
    </p>
  );
}
