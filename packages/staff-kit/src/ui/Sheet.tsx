import { toRequestFailure, useTranslations } from '@hausgeist/shell-api';
import {
  Alert,
  ArrowDownIcon,
  ArrowUpIcon,
  Button,
  Dialog,
  EmptyState,
  IconButton,
} from '@hausgeist/ui';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import styles from './Sheet.module.css';
import { Waiting } from './Waiting';

interface SheetProps {
  /** What is shown. */
  id: string;
  title: string;
  /** The rows of the list, which the keys j and k go through. */
  rows: readonly { id: string }[];
  icon: ReactNode;
  texts: Record<'previous' | 'next' | 'gone' | 'goneHint' | 'failed', string>;
  error: unknown;
  /** The shapes of what will be there. */
  shape: ReactNode;
  onRetry: () => void;
  onShow: (id: string) => void;
  onClose: () => void;
  /** Buttons at the bottom. */
  actions?: ReactNode;
  /** Everything about it, once it is there. */
  children: ReactNode;
}

/** Something of a list, beside it. */
export function Sheet(props: SheetProps) {
  const { id, title, rows, icon, texts, error, shape, actions, children, onShow } = props;
  const common = useTranslations('common');
  const place = rows.findIndex((row) => row.id === id);
  const neighbour = (step: 1 | -1) => (place === -1 ? undefined : rows[place + step]?.id);
  const isGone = Boolean(error) && toRequestFailure(error).code === 'NOT_FOUND';

  const go = useEffectEvent((event: KeyboardEvent) => {
    const isTyping =
      event.target instanceof Element && event.target.matches('input, textarea, select');
    if (isTyping || event.altKey || event.ctrlKey || event.metaKey) return;
    // Another dialog above this one has the keys.
    if (document.querySelectorAll('dialog[open]').length > 1) return;
    const to = event.key === 'j' ? neighbour(1) : event.key === 'k' ? neighbour(-1) : undefined;
    if (to) onShow(to);
  });
  useEffect(() => {
    const handle = (event: KeyboardEvent) => go(event);
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, []);

  const step = (label: string, arrow: ReactNode, to: string | undefined) => (
    <IconButton label={label} icon={arrow} aria-disabled={!to} onClick={() => to && onShow(to)} />
  );
  return (
    <Dialog
      title={title}
      placement="side"
      closeLabel={common('close')}
      onClose={props.onClose}
      tools={
        rows.length > 1 &&
        place !== -1 && (
          <>
            {step(texts.previous, <ArrowUpIcon />, neighbour(-1))}
            {step(texts.next, <ArrowDownIcon />, neighbour(1))}
          </>
        )
      }
      actions={children ? actions : undefined}
    >
      {children && <div className={styles.parts}>{children}</div>}
      {!children && !error && (
        <div className={styles.parts}>
          <Waiting shape={shape} />
        </div>
      )}
      {isGone && (
        <EmptyState icon={icon} title={texts.gone}>
          {texts.goneHint}
        </EmptyState>
      )}
      {Boolean(error) && !isGone && !children && (
        <Alert tone="danger">
          {texts.failed}{' '}
          <Button size="small" onClick={props.onRetry}>
            {common('retry')}
          </Button>
        </Alert>
      )}
    </Dialog>
  );
}
