import { useNavigate, useToast, useTranslations } from '@hausgeist/shell-api';
import { useAction } from '@hausgeist/staff-kit';
import { companyInput, type CompanyValues } from '@hausgeist/staff-kit/companies';
import type { UseFormReturn } from 'react-hook-form';
import { readFragment } from '../../gql/fragment-masking';
import {
  CompanyRowFragmentDoc,
  CreateCompanyDocument,
  UpdateCompanyDocument,
} from '../../gql/graphql';

/** Adds a company, or changes the one with the given id. */
export function useSaveCompany(form: UseFormReturn<CompanyValues>, id: string | undefined) {
  const t = useTranslations('companies.form');
  const toast = useToast();
  const navigate = useNavigate();
  const texts = { failed: t('failed'), offline: t('offline') };
  const create = useAction(CreateCompanyDocument, texts);
  const update = useAction(UpdateCompanyDocument, texts);

  /** Whether it was saved. */
  async function save(values: CompanyValues): Promise<boolean> {
    const input = companyInput(values);
    if (id) {
      if (!(await update.run({ input: { id, ...input } }, form))) return false;
      toast(t('updated', { name: input.name }), 'success');
      return true;
    }
    const data = await create.run({ input }, form);
    if (!data) return false;
    const company = readFragment(CompanyRowFragmentDoc, data.createCompany.company);
    // It has no users yet, so it is of no use.
    toast(t('created', { name: input.name }), 'success', {
      label: t('addUsers'),
      onPress: () => void navigate(`/admin/companies/${company.id}/users`),
    });
    return true;
  }

  const fields = (create.failure ?? update.failure)?.fields ?? [];
  const details = fields.map(({ field, message }) => `${field}: ${message}`).join('; ');
  return {
    save,
    isBusy: create.isBusy || update.isBusy,
    error: details ? t('validation', { details }) : (create.error ?? update.error),
  };
}
