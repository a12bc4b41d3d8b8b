import { useTranslations } from '@hausgeist/shell-api';
import { Button, classNames } from '@hausgeist/ui';
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

/** The actions of a row. */
export function RowActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

interface RowActionProps {
  /** Text of the button. */
  children: string;
  /** What the row is, so that many buttons of the same text can be told apart. */
  subject?: string;
  /** Says action and row in words of its own. */
  label?: string;
  tone?: 'danger';
  busy?: boolean;
  disabled?: boolean;
  /** Tooltip, such as the reason why it is disabled. */
  title?: string;
  onClick: () => void;
}

/** One action of a row. */
export function RowAction({ children, subject = '', label, tone, ...button }: RowActionProps) {
  const t = useTranslations('common');
  return (
    <Button
      variant="quiet"
      size="small"
      className={classNames(styles.action, tone === 'danger' ? styles.danger : undefined)}
      aria-label={label ?? t('named', { action: children, name: subject })}
      {...button}
    >
      {children}
    </Button>
  );
}
