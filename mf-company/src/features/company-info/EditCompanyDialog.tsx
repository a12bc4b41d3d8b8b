import { useMutation, useToast, useTranslations } from '@hausgeist/shell-api';
import { FormDialog, TextField } from '@hausgeist/ui';
import { useState } from 'react';
import { useDialogTexts } from '../../forms/use-dialog-texts';
import { usePlaceFailure } from '../../forms/use-failure-text';
import { useValidatedForm } from '../../forms/use-validated-form';
import { UpdatePortalCompanyDocument, type CompanyInfoFragment } from '../../gql/graphql';
import { FieldPair } from '../../ui/Page';
import { companySchema } from './company-schema';

interface EditCompanyDialogProps {
  company: CompanyInfoFragment;
  onClose: () => void;
}

/** Changes what a company says about itself. */
export function EditCompanyDialog({ company, onClose }: EditCompanyDialogProps) {
  const t = useTranslations('settings.company');
  const texts = useDialogTexts();
  const toast = useToast();
  const place = usePlaceFailure();
  const [update] = useMutation(UpdatePortalCompanyDocument);
  const [error, setError] = useState<string>();
  const schema = companySchema({
    name: t('required.name'),
    address: t('required.address'),
    email: t('required.email'),
    emailInvalid: t('emailInvalid'),
    phone: t('required.phone'),
  });
  const { name, email, phone, whatsapp, address } = company;
  const form = useValidatedForm(
    schema,
    { name, email, phone, whatsapp: whatsapp ?? '', address },
    `company ${company.id}`,
  );
  const { errors, isSubmitting, isDirty } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    setError(undefined);
    const input = { ...values, id: company.id, whatsapp: values.whatsapp || null };
    try {
      await update({ variables: { input } });
      toast(t('updated'), 'success');
      onClose();
    } catch (cause) {
      setError(place(cause, form, { failed: t('updateFailed') }));
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
      <TextField
        {...form.register('name')}
        label={t('name')}
        autoComplete="organization"
        required
        error={errors.name?.message}
      />
      <TextField
        {...form.register('email')}
        type="email"
        label={t('email')}
        autoComplete="off"
        required
        error={errors.email?.message}
      />
      <FieldPair>
        <TextField
          {...form.register('phone')}
          type="tel"
          label={t('phone')}
          autoComplete="off"
          required
          error={errors.phone?.message}
        />
        <TextField
          {...form.register('whatsapp')}
          type="tel"
          label={t('whatsappOptional')}
          autoComplete="off"
          error={errors.whatsapp?.message}
        />
      </FieldPair>
      <TextField
        {...form.register('address')}
        label={t('address')}
        autoComplete="off"
        required
        error={errors.address?.message}
      />
    </FormDialog>
  );
}
