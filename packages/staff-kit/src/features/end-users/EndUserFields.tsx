import { useTranslations } from '@hausgeist/shell-api';
import type { UseFormReturn } from 'react-hook-form';
import { FormSelect, FormTextField } from '../../ui/FormFields';
import { FieldPair } from '../../ui/FieldPair';
import { FormCompanyField } from '../../ui/FormCompanyField';
import { isOptional, TEXT_FIELDS, type EndUserValues, type TextField } from './end-user-schema';
import type { EndUserOptions } from './options';

interface EndUserFieldsProps extends Pick<EndUserOptions, 'CompanyPicker'> {
  form: UseFormReturn<EndUserValues>;
  /** Name of the company that is chosen at the beginning, where it is known. */
  companyName?: string | undefined;
}

const INPUT_TYPES: Partial<Record<TextField, string>> = { email: 'email', phone: 'tel' };

/** Two fields in a row where there is room; an address needs one of its own. */
function rowsOf(names: readonly TextField[]): TextField[][] {
  const rows: TextField[][] = [];
  for (const name of names) {
    const last = rows.at(-1);
    const isRoom = last?.length === 1 && last[0] !== 'address' && name !== 'address';
    if (isRoom) last.push(name);
    else rows.push([name]);
  }
  return rows;
}

const ROWS = rowsOf(TEXT_FIELDS);

/** What is asked about a tenant or owner, apart from the number. */
export function EndUserFields({ form, CompanyPicker, companyName }: EndUserFieldsProps) {
  const t = useTranslations('endUsers');
  const field = { form, texts: 'endUsers.form' } as const;
  // Known before the fields below it: the first wrong field of the form gets the focus.
  if (CompanyPicker) form.register('companyId');
  const type = (
    <FormSelect
      {...field}
      name="type"
      options={[
        { value: 'TENANT', label: t('type.TENANT') },
        { value: 'OWNER', label: t('type.OWNER') },
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
      {ROWS.map((names) => (
        <FieldPair key={names[0]}>
          {names.map((name) => (
            <FormTextField
              key={name}
              {...field}
              name={name}
              type={INPUT_TYPES[name]}
              required={!isOptional(name)}
            />
          ))}
        </FieldPair>
      ))}
    </>
  );
}
