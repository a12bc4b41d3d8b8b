import { useFormatter, useTranslations } from '@hausgeist/shell-api';
import { FormDialog, Select, TextField } from '@hausgeist/ui';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useStaffForm } from '../../../forms/use-staff-form';
import { inDays } from '../ui/time';
import { useDialogTexts } from '../../../ui/use-dialog-texts';
import { apiKeySchema, EXPIRY_CHOICES, type ApiKeyValues } from './api-key-schema';
import { ScopePicker } from './ScopePicker';

interface ApiKeyDialogProps {
  title: string;
  submitLabel: string;
  companyId: string | undefined;
  values: ApiKeyValues;
  /** The expiry is chosen once, when the key is made. */
  withExpiry?: boolean;
  busy: boolean;
  error: string | undefined;
  onSubmit: (values: ApiKeyValues, form: UseFormReturn<ApiKeyValues>) => Promise<void>;
  onClose: () => void;
}

function ExpirySelect({ form }: { form: UseFormReturn<ApiKeyValues> }) {
  const t = useTranslations('apiKeys.form');
  const format = useFormatter();
  const end = inDays(Number(form.watch('expiresInDays')));
  return (
    <Select
      {...form.register('expiresInDays')}
      label={t('expires')}
      hint={t('expiresHint', { date: format.dateTime(end, { dateStyle: 'long' }) })}
      options={EXPIRY_CHOICES.map((value) => ({
        value,
        label: value === '365' ? t('year') : t('days', { days: value }),
      }))}
      error={form.formState.errors.expiresInDays?.message}
    />
  );
}

/** Name, lifetime and scopes of a key. */
export function ApiKeyDialog({
  companyId,
  values,
  withExpiry = false,
  onSubmit,
  ...dialog
}: ApiKeyDialogProps) {
  const t = useTranslations('apiKeys.form');
  const form = useStaffForm(
    apiKeySchema({
      nameRequired: t('nameRequired'),
      nameTooLong: t('nameTooLong'),
      scopesRequired: t('scopesRequired'),
    }),
    values,
  );
  const { errors, isDirty } = form.formState;
  return (
    <FormDialog
      {...useDialogTexts()}
      {...dialog}
      isDirty={isDirty}
      onSubmit={(event) => void form.handleSubmit((filled) => onSubmit(filled, form))(event)}
    >
      <TextField
        {...form.register('name')}
        label={t('name')}
        hint={t('nameHint')}
        autoComplete="off"
        required
        error={errors.name?.message}
      />
      {withExpiry && <ExpirySelect form={form} />}
      <Controller
        control={form.control}
        name="scopes"
        render={({ field, fieldState }) => (
          <ScopePicker
            ref={field.ref}
            companyId={companyId}
            value={field.value}
            error={fieldState.error?.message}
            onChange={field.onChange}
          />
        )}
      />
    </FormDialog>
  );
}
