import { useEffect, useRef, type ReactNode } from 'react';
import { Alert } from '../alert/Alert';
import { Button } from '../button/Button';
import { Dialog } from './Dialog';
import styles from './DialogContent.module.css';

interface ConfirmDialogProps {
  title: string;
  closeLabel: string;
  cancelLabel: string;
  confirmLabel: string;
  /** It is being done. */
  busy?: boolean;
  /** Why it could not be done. */
  error?: string | undefined;
  tone?: 'danger' | 'primary';
  onConfirm: () => void;
  onClose: () => void;
  /** What will happen, naming what it happens to. */
  children: ReactNode;
}

/** Asks before something is done that cannot be taken back. */
export function ConfirmDialog({
  title,
  closeLabel,
  cancelLabel,
  confirmLabel,
  busy = false,
  error,
  tone = 'danger',
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Where a field comes first, it is to be filled in; what else is asked is to be read first.
    const first = content.current?.firstElementChild;
    first?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, []);
  return (
    <Dialog
      title={title}
      size="small"
      closeLabel={closeLabel}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{cancelLabel}</Button>
          <Button variant={tone} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div ref={content} className={styles.content}>
        {children}
        {error && <Alert tone="danger">{error}</Alert>}
      </div>
    </Dialog>
  );
}
