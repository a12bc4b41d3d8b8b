import { useTranslations } from '@hausgeist/shell-api';
import { FormDialog, Select } from '@hausgeist/ui';
import { useState } from 'react';
import { oneOf } from '../../../lists/use-list-state';
import { useDialogTexts } from '../../../ui/use-dialog-texts';

/** For how many hours the value before may stay valid. */
const GRACE_CHOICES = ['24', '168', '0'] as const;

interface RotateDialogProps {
  title: string;
  /** What gets a new value, and what stays. */
  text: string;
  submitLabel: string;
  busy: boolean;
  error: string | undefined;
  onRotate: (graceHours: number) => void;
  onClose: () => void;
}

/** Gives a secret a new value, with time to change over. */
export function RotateDialog({ text, onRotate, ...dialog }: RotateDialogProps) {
  const t = useTranslations('integrations.grace');
  const [hours, setHours] = useState<(typeof GRACE_CHOICES)[number]>('24');
  return (
    <FormDialog
      {...useDialogTexts()}
      {...dialog}
      size="small"
      onSubmit={() => onRotate(Number(hours))}
    >
      <p>{text}</p>
      <Select
        label={t('label')}
        hint={hours === '0' ? t('hintNow') : t('hintLater')}
        value={hours}
        options={GRACE_CHOICES.map((value) => ({ value, label: t(`h${value}`) }))}
        onChange={(event) => setHours(oneOf(GRACE_CHOICES, event.target.value) ?? '24')}
      />
    </FormDialog>
  );
}
