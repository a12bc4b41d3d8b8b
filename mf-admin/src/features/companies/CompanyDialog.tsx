import { useToast, useTranslations } from '@hausgeist/shell-api';
import { StaffFormDialog, useStaffForm } from '@hausgeist/staff-kit';
import {
  COMPANY_TEXTS,
  CompanyFields,
  companySchema,
  type CompanyValues,
} from '@hausgeist/staff-kit/companies';
import type { CompanyRowFragment } from '../../gql/graphql';
import { PromptSection } from './PromptSection';
import { useEndText } from './use-end-text';
import { usePromptUpload } from './use-prompt-upload';
import { useSaveCompany } from './use-save-company';

interface CompanyDialogProps {
  /** The company to change; none to add one. */
  company?: CompanyRowFragment;
  /** Something about companies is different now. */
  onChanged: () => void;
  onClose: () => void;
}

/** Adds or changes a company. A prompt file can be given to one that exists. */
export function CompanyDialog({ company, onChanged, onClose }: CompanyDialogProps) {
  const t = useTranslations('companies.form');
  const form = useStaffForm(
    companySchema,
    COMPANY_TEXTS.start(company),
    `console company ${company?.id ?? ''}`,
  );
  const { save, isBusy, error } = useSaveCompany(form, company?.id);
  const toast = useToast();
  const endText = useEndText();
  const promptUpload = usePromptUpload(company, {
    onChanged,
    onEndedUnseen: (end) =>
      toast(`${company?.name}: ${endText(end)}`, end.phase === 'done' ? 'success' : 'danger'),
  });

  async function submit(values: CompanyValues): Promise<void> {
    if (promptUpload.state.phase === 'wrongType') return;
    if (promptUpload.isUnsent && !(await promptUpload.isSure())) return;
    // A user who saves means the file that they chose, too.
    if (promptUpload.isUnsent) void promptUpload.upload();
    if (!(await save(values))) return;
    onChanged();
    onClose();
  }

  return (
    <StaffFormDialog
      form={form}
      title={company ? t('editTitle') : t('addTitle')}
      isBusy={isBusy}
      error={error}
      isDirty={form.formState.isDirty || promptUpload.isUnsent}
      onSubmit={submit}
      onClose={onClose}
    >
      <CompanyFields form={form} />
      {company && <PromptSection company={company} promptUpload={promptUpload} />}
    </StaffFormDialog>
  );
}
