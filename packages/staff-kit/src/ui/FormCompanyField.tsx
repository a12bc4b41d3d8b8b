import { useTranslations } from '@hausgeist/shell-api';
import type { ComponentType } from 'react';
import {
  Controller,
  type FieldError,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form';
import { useErrorText } from '../forms/use-error-text';
import type { CompanyPickerProps } from './company-picker';

interface FormCompanyFieldProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  texts: Parameters<typeof useTranslations>[0];
  Picker: ComponentType<CompanyPickerProps>;
  /** Name of the company that is chosen at the beginning, where it is known. */
  companyName?: string | undefined;
}

/** The choice of a company, the field `companyId` of a form. */
export function FormCompanyField<Values extends FieldValues>({
  form,
  texts,
  Picker,
  companyName,
}: FormCompanyFieldProps<Values>) {
  const t = useTranslations(texts) as (key: string) => string;
  const errorText = useErrorText(texts);
  return (
    <Controller
      control={form.control}
      name={'companyId' as Path<Values>}
      render={({ field: { value, ref, onChange, onBlur } }) => (
        <Picker
          ref={ref}
          label={t('companyId')}
          value={value}
          name={companyName}
          error={errorText(form.formState.errors.companyId as FieldError | undefined)}
          onChange={onChange}
          onBlur={onBlur}
        />
      )}
    />
  );
}
