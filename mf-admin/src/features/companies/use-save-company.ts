import { useToast, useTranslations } from '@hausgeist/shell-api';
import type { UseFormReturn } from 'react-hook-form';
import { placeFieldFailures } from '../../forms/server-errors';
import { CreateCompanyDocument, UpdateCompanyDocument } from '../../gql/graphql';
import { useAction } from '../../requests/use-action';
import type { CompanyValues } from './CompanyForm';

/** Adds a company, or changes the one with the given id. */
export function useSaveCompany(form: UseFormReturn<CompanyValues>, id: string | undefined) {
  const t = useTranslations('companies.form');
  const toast = useToast();
  const texts = { failed: t('failed'), offline: t('offline') };
  const create = useAction(CreateCompanyDocument, texts);
  const update = useAction(UpdateCompanyDocument, texts);

  /** Whether it was saved. */
  async function save(values: CompanyValues): Promise<boolean> {
    const input = {
      name: values.name.trim(),
      address: values.address.trim(),
      email: values.email.trim(),
      phone: values.phone.trim(),
      whatsapp: values.whatsapp.trim() || null,
    };
    const result = id ? await update.run({ input: { id, ...input } }) : await create.run({ input });
    if (!result) return false;
    if ('failure' in result) {
      placeFieldFailures(form, result.failure);
      return false;
    }
    toast(t(id ? 'updated' : 'created', { name: input.name }), 'success');
    return true;
  }

  const fields = (create.failure ?? update.failure)?.fields ?? [];
  const details = fields.map(({ field, message }) => `${field}: ${message}`).join('; ');
  return {
    save,
    busy: create.busy || update.busy,
    error: details ? t('validation', { details }) : (create.error ?? update.error),
  };
}
