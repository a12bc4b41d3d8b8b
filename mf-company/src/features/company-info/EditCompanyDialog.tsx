import { useTranslations } from '@hausgeist/shell-api';
import { StaffFormDialog, useAction, useStaffForm } from '@hausgeist/staff-kit';
import {
  COMPANY_TEXTS,
  CompanyFields,
  companyInput,
  companySchema,
  type CompanyValues,
} from '@hausgeist/staff-kit/companies';
import { UpdatePortalCompanyDocument, type CompanyInfoFragment } from '../../gql/graphql';

interface EditCompanyDialogProps {
  company: CompanyInfoFragment;
  onClose: () => void;
}

/** Changes what a company says about itself. */
export function EditCompanyDialog({ company, onClose }: EditCompanyDialogProps) {
  const t = useTranslations('settings.company');
  const { run, isBusy, error } = useAction(UpdatePortalCompanyDocument, {
    failed: t('updateFailed'),
    done: t('updated'),
  });
  const form = useStaffForm(companySchema, COMPANY_TEXTS.start(company), `company ${company.id}`);

  async function submit(values: CompanyValues): Promise<void> {
    if (await run({ input: { id: company.id, ...companyInput(values) } }, form)) onClose();
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
      <CompanyFields form={form} />
    </StaffFormDialog>
  );
}
