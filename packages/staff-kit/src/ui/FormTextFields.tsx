import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { TextFields } from '../forms/text-fields';
import { FieldPair } from './FieldPair';
import { FormTextField } from './FormFields';

interface FormTextFieldsProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  fields: TextFields;
  /** The part of the catalogue that holds their labels and what may be wrong with them. */
  texts: Parameters<typeof FormTextField>[0]['texts'];
}

const INPUT_TYPES: Readonly<Record<string, string>> = {
  email: 'email',
  phone: 'tel',
  whatsapp: 'tel',
};

/** Two fields in a row where there is room; an address needs one of its own. */
function rowsOf(names: readonly string[]): string[][] {
  const rows: string[][] = [];
  for (const name of names) {
    const last = rows.at(-1);
    const isRoom = last?.length === 1 && last[0] !== 'address' && name !== 'address';
    if (isRoom) last.push(name);
    else rows.push([name]);
  }
  return rows;
}

/** The text fields of a form, in the order of their list. */
export function FormTextFields<Values extends FieldValues>({
  fields,
  ...field
}: FormTextFieldsProps<Values>) {
  return rowsOf(fields.names).map((row) => (
    <FieldPair key={row[0]}>
      {row.map((name) => (
        <FormTextField
          key={name}
          {...field}
          name={name as Path<Values>}
          type={fields.isDay(name) ? 'date' : INPUT_TYPES[name]}
          required={!fields.isOptional(name)}
        />
      ))}
    </FieldPair>
  ));
}
