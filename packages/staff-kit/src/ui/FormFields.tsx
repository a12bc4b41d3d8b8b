import { useTranslations } from '@hausgeist/shell-api';
import { PasswordField, Select, TextField, type SelectOption } from '@hausgeist/ui';
import type { ComponentProps } from 'react';
import type { FieldError, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useRevealTexts } from './use-reveal-texts';
import { useErrorText } from '../forms/use-error-text';

export interface FormFieldProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: Path<Values>;
  /** The part of the catalogue that holds the label, by the field's name, and the form's errors. */
  texts: Parameters<typeof useTranslations>[0];
  /** Said instead of the label in the catalogue. */
  label?: string | undefined;
  /** What errors with placeholders need. */
  values?: Readonly<Record<string, string | number>> | undefined;
}

/** What every control of a form needs: its place in the form, its label and what is wrong with it. */
function useControl<Values extends FieldValues>(
  field: FormFieldProps<Values>,
  onChoose?: (value: string) => void,
) {
  const { form, name, texts, label, values } = field;
  const t = useTranslations(texts) as (key: string) => string;
  const errorText = useErrorText(texts, values);
  const error = form.formState.errors[name] as FieldError | undefined;
  const onChange = ({ target }: { target: { value: string } }) => onChoose?.(target.value);
  return { ...form.register(name, { onChange }), label: label ?? t(name), error: errorText(error) };
}

type InputProps<Values extends FieldValues> = FormFieldProps<Values> &
  Omit<ComponentProps<'input'>, 'form' | 'name'> & { hint?: string | undefined };

/** A line of text in a form. Nothing about others is filled in by the browser. */
export function FormTextField<Values extends FieldValues>(props: InputProps<Values>) {
  const { form, name, texts, label, values, ...input } = props;
  const control = useControl({ form, name, texts, label, values });
  return <TextField autoComplete="off" required {...input} {...control} />;
}

/** A password in a form. */
export function FormPasswordField<Values extends FieldValues>(props: InputProps<Values>) {
  const { form, name, texts, label, values, ...input } = props;
  const control = useControl({ form, name, texts, label, values });
  return (
    <PasswordField
      autoComplete="new-password"
      required
      {...input}
      {...useRevealTexts()}
      {...control}
    />
  );
}

interface FormSelectProps<Values extends FieldValues> extends FormFieldProps<Values> {
  options: readonly SelectOption[];
  hint?: string | undefined;
  /** Told what was chosen, for what follows from it. */
  onChoose?: (value: string) => void;
}

/** A choice in a form. */
export function FormSelect<Values extends FieldValues>({
  options,
  hint,
  onChoose,
  ...field
}: FormSelectProps<Values>) {
  return <Select options={options} hint={hint} {...useControl(field, onChoose)} />;
}
