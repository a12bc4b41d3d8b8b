import { Button } from '@hausgeist/ui';
import type { ReactNode } from 'react';
import styles from './RowActions.module.css';

/** What one can do with a row. */
export function RowActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

interface RowActionProps {
  /** Text of the button. */
  children: string;
  /** What the row is, so that many buttons of the same text can be told apart. */
  subject: string;
  tone?: 'danger';
  busy?: boolean;
  disabled?: boolean;
  /** Tooltip, such as the reason why it is disabled. */
  title?: string;
  onClick: () => void;
}

/** One of the things that one can do with a row. */
export function RowAction({ children, subject, tone, ...button }: RowActionProps) {
  return (
    <Button
      variant="quiet"
      size="small"
      className={tone === 'danger' ? styles.danger : undefined}
      aria-label={`${children} ${subject}`}
      {...button}
    >
      {children}
    </Button>
  );
}
