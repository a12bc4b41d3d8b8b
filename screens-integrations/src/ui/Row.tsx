import { useTranslations } from '@hausgeist/shell-api';
import { Button } from '@hausgeist/ui';
import type { ReactNode } from 'react';
import styles from './Row.module.css';

/** Facts of one cell below each other. */
export function Stacked({ children }: { children: ReactNode }) {
  return <span className={styles.stacked}>{children}</span>;
}

/** What matters less. */
export function Note({ children }: { children: ReactNode }) {
  return <span className={styles.note}>{children}</span>;
}

/** What programs write. */
export function Code({ children }: { children: ReactNode }) {
  return <code className={styles.code}>{children}</code>;
}

/** What one can do with a row. */
export function RowActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

interface RowActionProps {
  children: string;
  /** What the row is, so that many buttons of the same text can be told apart. */
  subject: string;
  tone?: 'danger';
  busy?: boolean;
  onClick: () => void;
}

/** One of the things that one can do with a row. */
export function RowAction({ children, subject, tone, busy, onClick }: RowActionProps) {
  const t = useTranslations('integrations');
  return (
    <Button
      variant="quiet"
      size="small"
      className={tone === 'danger' ? styles.danger : undefined}
      aria-label={t('named', { action: children, name: subject })}
      busy={busy}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
