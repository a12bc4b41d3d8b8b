import { useTranslations } from '@hausgeist/shell-api';
import type { UseFormReturn } from 'react-hook-form';
import { FormSelect } from '../../ui/FormFields';
import { FormTextFields } from '../../ui/FormTextFields';
import { FieldPair } from '../../ui/FieldPair';
import { FormCompanyField } from '../../ui/FormCompanyField';
import { END_USER_TEXTS, type EndUserValues } from './end-user-schema';
import type { EndUserOptions } from './options';

interface EndUserFieldsProps extends Pick<EndUserOptions, 'CompanyPicker'> {
  form: UseFormReturn<EndUserValues>;
  /** Name of the company that is chosen at the beginning, where it is known. */
  companyName?: string | undefined;
}

/** What is asked about a tenant or owner, apart from the number. */
export function EndUserFields({ form, CompanyPicker, companyName }: EndUserFieldsProps) {
  const t = useTranslations('common.personKind');
  const field = { form, texts: 'endUsers.form' } as const;
  // Known before the fields below it: the first wrong field of the form gets the focus.
  if (CompanyPicker) form.register('companyId');
  const type = (
    <FormSelect
      {...field}
      name="type"
      options={[
        { value: 'TENANT', label: t('TENANT') },
        { value: 'OWNER', label: t('OWNER') },
      ]}
    />
  );
  return (
    <>
      {CompanyPicker ? (
        <FieldPair>
          {type}
          <FormCompanyField {...field} Picker={CompanyPicker} companyName={companyName} />
        </FieldPair>
      ) : (
        type
      )}
      <FormTextFields {...field} fields={END_USER_TEXTS} />
    </>
  );
}
