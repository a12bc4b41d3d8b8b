import { ConfirmDialog } from '@hausgeist/ui';
import { useState, type ReactNode } from 'react';
import { useDialogTexts } from './use-dialog-texts';
import { useFailureText, type Fallbacks } from './use-failure-text';

interface ActionDialogProps {
  title: string;
  confirmLabel: string;
  fallbacks: Fallbacks;
  tone?: 'danger' | 'primary';
  /** Does it; the dialog closes when it is done and says why when it fails. */
  onConfirm: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** A question whose answer has a request behind it. */
export function ActionDialog({
  title,
  confirmLabel,
  fallbacks,
  tone = 'danger',
  onConfirm,
  onClose,
  children,
}: ActionDialogProps) {
  const { closeLabel, cancelLabel } = useDialogTexts();
  const textOf = useFailureText();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function confirm(): Promise<void> {
    setBusy(true);
    setError(undefined);
    try {
      await onConfirm();
      onClose();
    } catch (cause) {
      setBusy(false);
      setError(textOf(cause, fallbacks));
    }
  }

  return (
    <ConfirmDialog
      title={title}
      closeLabel={closeLabel}
      cancelLabel={cancelLabel}
      confirmLabel={confirmLabel}
      tone={tone}
      busy={busy}
      error={error}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {children}
    </ConfirmDialog>
  );
}
