import { useTranslations } from '@hausgeist/shell-api';
import { Spinner } from '@hausgeist/ui';
import { useEffect, useState } from 'react';
import styles from './Waiting.module.css';

/** So long it is believed that it is on its way. */
const PATIENCE_MS = 5_000;

/** Stands where a page will be, and says what is being waited for; after a while, that it goes on by itself. */
export function Waiting({ label }: { label?: string }) {
  const t = useTranslations('common');
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className={styles.waiting} role="status">
      <Spinner />
      {isLong ? t('away.slow') : (label ?? t('loading'))}
    </p>
  );
}
