import { useTranslations } from '@hausgeist/shell-api';
import { FormDialog } from '@hausgeist/ui';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useDialogTexts } from './use-dialog-texts';

interface StaffFormDialogProps<Values extends FieldValues> {
  title: string;
  form: UseFormReturn<Values>;
  /** Text of the button; "Save" and "Saving..." where nothing else is given. */
  submitLabel?: string;
  /** What `useAction` says of the request behind the form. */
  isBusy: boolean;
  error: string | undefined;
  size?: 'small' | 'medium' | 'large';
  /** Whether closing loses anything; whether the form was changed where nothing else is given. */
  isDirty?: boolean;
  /** Called with what passed the schema. */
  onSubmit: (values: Values) => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog, with the texts that all of them share. */
export function StaffFormDialog<Values extends FieldValues>({
  form,
  submitLabel,
  isBusy,
  isDirty = form.formState.isDirty,
  onSubmit,
  ...dialog
}: StaffFormDialogProps<Values>) {
  const t = useTranslations('common');
  return (
    <FormDialog
      {...useDialogTexts()}
      {...dialog}
      submitLabel={submitLabel ?? t(isBusy ? 'saving' : 'save')}
      busy={isBusy}
      isDirty={isDirty}
      onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}
    />
  );
}
