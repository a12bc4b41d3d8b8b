import { useTranslations } from '@hausgeist/shell-api';
import { TextArea } from '@hausgeist/ui';
import type { ComponentProps } from 'react';
import { useController, type FieldValues } from 'react-hook-form';
import { useErrorText } from '../forms/use-error-text';
import type { FormFieldProps } from './FormFields';

type FormTextAreaProps<Values extends FieldValues> = FormFieldProps<Values> &
  Omit<ComponentProps<typeof TextArea>, 'form' | 'name' | 'value' | 'label'>;

/** Several lines of text in a form. */
export function FormTextArea<Values extends FieldValues>(props: FormTextAreaProps<Values>) {
  const { form, name, texts, label, values, ...area } = props;
  const t = useTranslations(texts) as (key: string) => string;
  const errorText = useErrorText(texts, values);
  const { field, fieldState } = useController({ control: form.control, name });
  const { ref, value, onBlur, onChange } = field;
  return (
    <TextArea
      {...area}
      {...{ ref, name, value, onBlur, onChange }}
      label={label ?? t(name)}
      error={errorText(fieldState.error)}
    />
  );
}
