import { useTranslations } from '@hausgeist/shell-api';
import { Spinner } from '@hausgeist/ui';
import styles from './Waiting.module.css';

/** Stands in place of a page until one knows which. */
export function Waiting() {
  const t = useTranslations('common');
  return (
    <div className={styles.waiting} role="status">
      <Spinner size={28} />
      <p>{t('loading')}</p>
    </div>
  );
}
