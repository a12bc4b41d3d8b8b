import { useTranslations } from '@hausgeist/shell-api';
import { ConfirmDialog } from '@hausgeist/ui';
import type { ReactNode } from 'react';
import { useDialogTexts } from './use-dialog-texts';

interface ActionDialogProps {
  title: string;
  /** Text of the button that does it; "Delete" where nothing else is given. */
  confirmLabel?: string;
  tone?: 'danger' | 'primary';
  /** What `useAction` says of the request behind the question. */
  isBusy: boolean;
  error: string | undefined;
  onConfirm: () => Promise<void>;
  onClose: () => void;
  /** What will happen, naming what it happens to. */
  children: ReactNode;
}

/** A question whose answer has a request behind it. */
export function ActionDialog({ confirmLabel, isBusy, onConfirm, ...dialog }: ActionDialogProps) {
  const t = useTranslations('common');
  const { closeLabel, cancelLabel } = useDialogTexts();
  return (
    <ConfirmDialog
      {...dialog}
      closeLabel={closeLabel}
      cancelLabel={cancelLabel}
      confirmLabel={confirmLabel ?? t(isBusy ? 'deleting' : 'delete')}
      busy={isBusy}
      onConfirm={() => void onConfirm()}
    />
  );
}
