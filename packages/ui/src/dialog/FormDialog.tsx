import { useEffect, useId, useState, type ReactNode, type SubmitEvent } from 'react';
import { Alert } from '../alert/Alert';
import { Button } from '../button/Button';
import { Dialog } from './Dialog';
import styles from './DialogContent.module.css';

/** What is asked before typed input is thrown away. */
export interface DiscardTexts {
  question: string;
  confirm: string;
  keep: string;
}

interface FormDialogProps {
  title: string;
  closeLabel: string;
  cancelLabel: string;
  submitLabel: ReactNode;
  busy?: boolean;
  /** Why it could not be saved, where no single field is to blame. */
  error?: string | undefined;
  /** Something was typed: closing then asks first, if `discard` says how. */
  isDirty?: boolean;
  discard?: DiscardTexts | undefined;
  size?: 'small' | 'medium' | 'large';
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog. Typed input is not lost by Escape or a press beside it. */
export function FormDialog({
  title,
  closeLabel,
  cancelLabel,
  submitLabel,
  busy = false,
  error,
  isDirty = false,
  discard,
  size = 'medium',
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const formId = useId();
  useEffect(() => {
    // The first thing to do in a form is to fill it in, not to close it.
    const form = document.getElementById(formId);
    form?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [formId]);
  const [isAsking, setIsAsking] = useState(false);
  const close = () => {
    if (busy) return;
    if (isDirty && discard && !isAsking) setIsAsking(true);
    else onClose();
  };
  return (
    <Dialog
      title={title}
      size={size}
      closeLabel={closeLabel}
      onClose={close}
      actions={
        isAsking && discard ? (
          <div className={styles.question} role="alert">
            <p>{discard.question}</p>
            <Button onClick={() => setIsAsking(false)}>{discard.keep}</Button>
            <Button variant="danger" onClick={onClose}>
              {discard.confirm}
            </Button>
          </div>
        ) : (
          <>
            <Button onClick={close}>{cancelLabel}</Button>
            <Button type="submit" form={formId} variant="primary" busy={busy}>
              {submitLabel}
            </Button>
          </>
        )
      }
    >
      <form
        id={formId}
        noValidate
        className={styles.content}
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) onSubmit(event);
        }}
      >
        {error && <Alert tone="danger">{error}</Alert>}
        {children}
      </form>
    </Dialog>
  );
}
