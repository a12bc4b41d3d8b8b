import { useTranslations } from '@hausgeist/shell-api';
import { useDialogTexts } from '@hausgeist/staff-kit';
import { FormDialog, TextField } from '@hausgeist/ui';
import { useState } from 'react';

interface NameDialogProps {
  title: string;
  hint?: string;
  /** The name so far. */
  name: string;
  isBusy: boolean;
  error: string | undefined;
  onSubmit: (name: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the name of a filter. */
export function NameDialog({
  title,
  hint,
  name: before,
  isBusy,
  error,
  onSubmit,
  onClose,
}: NameDialogProps) {
  const t = useTranslations('inbox.saved');
  const common = useTranslations('common');
  const [name, setName] = useState(before);
  const [wasSent, setWasSent] = useState(false);
  const wanted = name.trim();
  function submit(): void {
    setWasSent(true);
    if (wanted === '') return;
    if (wanted === before) onClose();
    else void onSubmit(wanted);
  }
  return (
    <FormDialog
      {...useDialogTexts()}
      size="small"
      title={title}
      submitLabel={common(isBusy ? 'saving' : 'save')}
      busy={isBusy}
      isDirty={wanted !== before}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('name')}
        hint={hint}
        value={name}
        maxLength={60}
        error={wasSent && wanted === '' ? t('nameMissing') : error}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
      />
    </FormDialog>
  );
}
