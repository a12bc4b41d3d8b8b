import { useTranslations } from '@hausgeist/shell-api';
import { Alert, Button, useKeptFocus } from '@hausgeist/ui';
import { useId, useState, type ReactNode } from 'react';
import styles from './PersonActivity.module.css';

interface PartProps {
  title: string;
  action?: ReactNode;
  /** The entries; undefined until they are known. */
  entries: readonly ReactNode[] | undefined;
  /** How many of them are shown at first; all, if nothing is said. */
  most?: number;
  isFailed: boolean;
  /** Stands where there are no entries. */
  empty: string;
}

/** One kind of what is known about a person. */
export function Part({ title, action, entries, most, isFailed, empty }: PartProps) {
  const t = useTranslations('personActivity');
  const headingId = useId();
  const around = useKeptFocus<HTMLElement>();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? entries : entries?.slice(0, most);
  const left = (entries?.length ?? 0) - (shown?.length ?? 0);
  return (
    <section className={styles.part} aria-labelledby={headingId} tabIndex={-1} ref={around}>
      <div className={styles.head}>
        <h3 id={headingId}>{title}</h3>
        {action}
      </div>
      {isFailed && !entries && <Alert tone="danger">{t('failed')}</Alert>}
      {entries?.length === 0 && <p className={styles.quiet}>{empty}</p>}
      {shown && shown.length > 0 && <ul className={styles.list}>{shown}</ul>}
      {left > 0 && (
        <Button size="small" variant="quiet" onClick={() => setShowsAll(true)}>
          {t('showAll', { count: left })}
        </Button>
      )}
    </section>
  );
}
