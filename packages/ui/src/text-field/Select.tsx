import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { Field, type FieldTexts } from './Field';
import styles from './Select.module.css';

/** One choice. */
export interface SelectOption {
  value: string;
  label: string;
}

interface SelectProps extends FieldTexts, Omit<ComponentProps<'select'>, 'id' | 'className'> {
  options: readonly SelectOption[];
}

/** One of a few choices; the browser's own list, which phones show best. */
export function Select({ label, hint, error, options, ...select }: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {({ className, ...control }) => (
        <select {...select} {...control} className={classNames(className, styles.select)}>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
