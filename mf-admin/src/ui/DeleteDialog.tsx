import { useTranslations } from '@hausgeist/shell-api';
import { ConfirmDialog } from '@hausgeist/ui';
import type { ReactNode } from 'react';
import { useDialogTexts } from './use-dialog-texts';

interface DeleteDialogProps {
  title: string;
  /** Text of the button that does it; "Delete" where nothing else is said. */
  confirmLabel?: string;
  busy: boolean;
  error?: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before something is deleted. */
export function DeleteDialog({ confirmLabel, busy, ...dialog }: DeleteDialogProps) {
  const t = useTranslations('common');
  return (
    <ConfirmDialog
      {...useDialogTexts()}
      confirmLabel={confirmLabel ?? (busy ? t('deleting') : t('delete'))}
      busy={busy}
      {...dialog}
    />
  );
}
