import { useTranslations } from '@hausgeist/shell-api';
import { Button, classNames, type IconProps } from '@hausgeist/ui';
import type { ComponentType, ReactNode } from 'react';
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
  /** Stands for the text where a row has four actions and no room for their words; all of them have one, or none. */
  Icon?: ComponentType<IconProps>;
  busy?: boolean;
  disabled?: boolean;
  /** Tooltip, such as the reason why it is disabled. */
  title?: string;
  onClick: () => void;
}

/** One action of a row. */
export function RowAction(props: RowActionProps) {
  const { children, subject = '', label, tone, Icon, title, ...button } = props;
  const t = useTranslations('common');
  return (
    <Button
      variant="quiet"
      size="small"
      className={classNames(styles.action, tone === 'danger' ? styles.danger : undefined)}
      aria-label={label ?? t('named', { action: children, name: subject })}
      title={title ?? (Icon && children)}
      icon={
        Icon && (
          <span className={styles.icon}>
            <Icon size={18} />
          </span>
        )
      }
      {...button}
    >
      {Icon ? <span className={styles.word}>{children}</span> : children}
    </Button>
  );
}

type NamedActionProps = Omit<RowActionProps, 'children' | 'tone'>;

/** Changes what a row stands for. */
export function EditAction(props: NamedActionProps) {
  const t = useTranslations('common');
  return <RowAction {...props}>{t('edit')}</RowAction>;
}

/** Deletes what a row stands for. */
export function DeleteAction(props: NamedActionProps) {
  const t = useTranslations('common');
  return (
    <RowAction tone="danger" {...props}>
      {t('delete')}
    </RowAction>
  );
}
