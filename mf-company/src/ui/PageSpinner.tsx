import { Spinner } from '@hausgeist/ui';
import styles from './PageSpinner.module.css';

/** Stands where a page will be, and says what is being waited for. */
export function PageSpinner({ label }: { label: string }) {
  return (
    <p className={styles.waiting} role="status">
      <Spinner />
      {label}
    </p>
  );
}
