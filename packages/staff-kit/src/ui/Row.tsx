import { Link, useTranslations } from '@hausgeist/shell-api';
import {
  Button,
  classNames,
  ClearIcon,
  EditIcon,
  Menu,
  MenuItem,
  type IconProps,
} from '@hausgeist/ui';
import {
  Children,
  createContext,
  use,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react';
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

/** What can be done with a row. One word at most, and what all know by its picture; the rest is in `MoreActions`. */
export function RowActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

/** The name of what a row is about: the link to it. A press anywhere on the row follows it. */
export function RowLink({
  to,
  children,
}: {
  to: ComponentProps<typeof Link>['to'];
  children: ReactNode;
}) {
  return (
    <Link className={styles.name} to={to} data-opens="">
      {children}
    </Link>
  );
}

/** As `RowLink`, where what it opens has no address of its own. */
export function RowOpener({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.name} data-opens="" onClick={onClick}>
      {children}
    </button>
  );
}

/** Whether an action stands in a menu. */
const InMenu = createContext(false);

interface MoreActionsProps {
  /** What the row is. */
  of: string;
  /** `RowAction`s, and links with the properties of `menuLink`. */
  children: ReactNode;
}

/** What is done less often with a row, in a menu; where there is one thing to do, its picture alone. */
export function MoreActions({ of: name, children }: MoreActionsProps) {
  const t = useTranslations('common');
  if (Children.toArray(children).length < 2) return children;
  return (
    <Menu label={t('actionsFor', { name })}>
      <InMenu value>{children}</InMenu>
    </Menu>
  );
}

interface RowActionProps {
  /** Text of the button. */
  children: string;
  /** What the row is, so that many buttons of the same text can be told apart. */
  subject?: string;
  /** Says action and row in words of its own. */
  label?: string;
  tone?: 'danger';
  /** Stands for the text, except in a menu, where it stands before it. */
  Icon?: ComponentType<IconProps>;
  busy?: boolean;
  disabled?: boolean;
  /** Tooltip, such as the reason why it is disabled. */
  title?: string | undefined;
  onClick: () => void;
}

/** One action of a row. */
export function RowAction(props: RowActionProps) {
  const { children, subject = '', label, tone, Icon, title, ...button } = props;
  const t = useTranslations('common');
  const name = label ?? t('named', { action: children, name: subject });
  const icon = Icon && <Icon size={18} />;
  if (use(InMenu)) {
    const { busy, disabled, onClick } = button;
    return (
      <MenuItem
        {...{ icon, disabled, title, onClick }}
        tone={tone}
        aria-label={name}
        aria-busy={busy}
      >
        {children}
      </MenuItem>
    );
  }
  return (
    <Button
      variant="quiet"
      size="small"
      className={classNames(
        Icon ? styles.icon : styles.action,
        tone === 'danger' ? styles.danger : undefined,
      )}
      aria-label={name}
      title={title ?? (Icon && children)}
      icon={icon}
      {...button}
    >
      {children}
    </Button>
  );
}

type NamedActionProps = Omit<RowActionProps, 'children' | 'tone' | 'Icon'>;

/** Changes what a row stands for. */
export function EditAction(props: NamedActionProps) {
  const t = useTranslations('common');
  return (
    <RowAction Icon={EditIcon} {...props}>
      {t('edit')}
    </RowAction>
  );
}

/** Deletes what a row stands for. */
export function DeleteAction(props: NamedActionProps) {
  const t = useTranslations('common');
  return (
    <RowAction Icon={ClearIcon} tone="danger" {...props}>
      {t('delete')}
    </RowAction>
  );
}
