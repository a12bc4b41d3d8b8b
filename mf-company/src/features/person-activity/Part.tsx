import { useTranslations } from '@hausgeist/shell-api';
import { Alert } from '@hausgeist/ui';
import { useId, type ReactNode } from 'react';
import styles from './PersonActivity.module.css';

interface PartProps {
  title: string;
  action?: ReactNode;
  /** The entries; undefined until they are known. */
  entries: readonly ReactNode[] | undefined;
  isFailed: boolean;
  /** Stands where there are no entries. */
  empty: string;
}

/** One kind of what is known about a person. */
export function Part({ title, action, entries, isFailed, empty }: PartProps) {
  const t = useTranslations('personActivity');
  const headingId = useId();
  return (
    <section className={styles.part} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h3 id={headingId}>{title}</h3>
        {action}
      </div>
      {isFailed && !entries && <Alert tone="danger">{t('failed')}</Alert>}
      {entries?.length === 0 && <p className={styles.quiet}>{empty}</p>}
      {entries && entries.length > 0 && <ul className={styles.list}>{entries}</ul>}
    </section>
  );
}
