import { useMutation, useSession, useToast, useTranslations } from '@hausgeist/shell-api';
import { FormDialog, TextArea, TextField } from '@hausgeist/ui';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { useDialogTexts } from '../../forms/use-dialog-texts';
import { usePlaceFailure } from '../../forms/use-failure-text';
import { useValidatedForm } from '../../forms/use-validated-form';
import { UpdatePortalAssistantDocument, type AssistantSettingsFragment } from '../../gql/graphql';
import { assistantSchema } from './assistant-schema';
import { ContactFields, type AssistantValues } from './ContactFields';

interface EditAssistantDialogProps {
  settings: AssistantSettingsFragment;
  onClose: () => void;
}

/** Changes what a company lets its assistant say; the platform also what it may cost. */
export function EditAssistantDialog({ settings, onClose }: EditAssistantDialogProps) {
  const t = useTranslations('assistant');
  const texts = useDialogTexts();
  const toast = useToast();
  const place = usePlaceFailure();
  // The platform pays, so its administrators alone say how much.
  const isPayer = useSession().viewer?.kind === 'ADMIN';
  const [update] = useMutation(UpdatePortalAssistantDocument);
  const [error, setError] = useState<string>();
  const schema = assistantSchema({
    label: t('required.label'),
    phone: t('required.phone'),
    phoneInvalid: t('phoneInvalid'),
    hoursTooLong: t('hoursTooLong'),
    budgetInvalid: t('budgetInvalid'),
  });
  const form = useValidatedForm<AssistantValues>(schema, {
    emergencyContacts: settings.emergencyContacts.map(({ label, phone }) => ({ label, phone })),
    officeHours: settings.officeHours ?? '',
    dailyTokenBudget: settings.dailyTokenBudget?.toString() ?? '',
  });
  const { errors, isSubmitting, isDirty } = form.formState;

  const submit = form.handleSubmit(async ({ dailyTokenBudget, ...values }) => {
    setError(undefined);
    const budget = dailyTokenBudget === '' ? null : Number(dailyTokenBudget);
    const input = {
      ...values,
      companyId: settings.id,
      officeHours: values.officeHours || null,
      ...(isPayer ? { dailyTokenBudget: budget } : {}),
    };
    try {
      await update({ variables: { input } });
      toast(t('updated'), 'success');
      onClose();
    } catch (cause) {
      setError(place(cause, form, { failed: t('failed') }));
    }
  });

  return (
    <FormDialog
      {...texts}
      title={t('edit')}
      submitLabel={isSubmitting ? t('saving') : t('save')}
      busy={isSubmitting}
      isDirty={isDirty}
      error={error}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <ContactFields form={form} />
      <Controller
        control={form.control}
        name="officeHours"
        render={({ field: { name, value, onBlur, onChange } }) => (
          <TextArea
            name={name}
            value={value}
            label={t('officeHours')}
            hint={t('officeHoursHint')}
            placeholder={t('officeHoursExample')}
            error={errors.officeHours?.message}
            onBlur={onBlur}
            onChange={onChange}
          />
        )}
      />
      {isPayer && (
        <TextField
          {...form.register('dailyTokenBudget')}
          inputMode="numeric"
          label={t('budget')}
          hint={t('budgetHint')}
          autoComplete="off"
          error={errors.dailyTokenBudget?.message}
        />
      )}
    </FormDialog>
  );
}
