import { useToast, useTranslations } from '@hausgeist/shell-api';
import {
  FieldPair,
  StaffFormDialog,
  useAction,
  useErrorText,
  useStaffForm,
} from '@hausgeist/staff-kit';
import { TextField } from '@hausgeist/ui';
import { UpdatePortalCompanyDocument, type CompanyInfoFragment } from '../../gql/graphql';
import { companySchema, type CompanyValues } from './company-schema';

interface EditCompanyDialogProps {
  company: CompanyInfoFragment;
  onClose: () => void;
}

/** Changes what a company says about itself. */
export function EditCompanyDialog({ company, onClose }: EditCompanyDialogProps) {
  const t = useTranslations('settings.company');
  const toast = useToast();
  const errorText = useErrorText('settings.company');
  const { name, email, phone, whatsapp, address } = company;
  const { run, isBusy, error } = useAction(UpdatePortalCompanyDocument, {
    failed: t('updateFailed'),
  });
  const form = useStaffForm(
    companySchema,
    { name, email, phone, whatsapp: whatsapp ?? '', address },
    `company ${company.id}`,
  );
  const { errors } = form.formState;

  async function submit(values: CompanyValues): Promise<void> {
    const input = { ...values, id: company.id, whatsapp: values.whatsapp || null };
    if (!(await run({ input }, form))) return;
    toast(t('updated'), 'success');
    onClose();
  }

  return (
    <StaffFormDialog
      form={form}
      title={t('edit')}
      submitLabel={isBusy ? t('saving') : t('save')}
      isBusy={isBusy}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        {...form.register('name')}
        label={t('name')}
        autoComplete="organization"
        required
        error={errorText(errors.name)}
      />
      <TextField
        {...form.register('email')}
        type="email"
        label={t('email')}
        autoComplete="off"
        required
        error={errorText(errors.email)}
      />
      <FieldPair>
        <TextField
          {...form.register('phone')}
          type="tel"
          label={t('phone')}
          autoComplete="off"
          required
          error={errorText(errors.phone)}
        />
        <TextField
          {...form.register('whatsapp')}
          type="tel"
          label={t('whatsappOptional')}
          autoComplete="off"
          error={errorText(errors.whatsapp)}
        />
      </FieldPair>
      <TextField
        {...form.register('address')}
        label={t('address')}
        autoComplete="off"
        required
        error={errorText(errors.address)}
      />
    </StaffFormDialog>
  );
}
