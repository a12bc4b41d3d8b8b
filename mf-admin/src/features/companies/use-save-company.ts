import { useToast, useTranslations } from '@hausgeist/shell-api';
import { useAction } from '@hausgeist/staff-kit';
import { companyInput, type CompanyValues } from '@hausgeist/staff-kit/companies';
import type { UseFormReturn } from 'react-hook-form';
import { CreateCompanyDocument, UpdateCompanyDocument } from '../../gql/graphql';

/** Adds a company, or changes the one with the given id. */
export function useSaveCompany(form: UseFormReturn<CompanyValues>, id: string | undefined) {
  const t = useTranslations('companies.form');
  const toast = useToast();
  const texts = { failed: t('failed'), offline: t('offline') };
  const create = useAction(CreateCompanyDocument, texts);
  const update = useAction(UpdateCompanyDocument, texts);

  /** Whether it was saved. */
  async function save(values: CompanyValues): Promise<boolean> {
    const input = companyInput(values);
    const saved = id
      ? await update.run({ input: { id, ...input } }, form)
      : await create.run({ input }, form);
    if (!saved) return false;
    toast(t(id ? 'updated' : 'created', { name: input.name }), 'success');
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
