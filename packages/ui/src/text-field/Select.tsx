import { type ComponentProps, useMemo } from 'react';
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
  // The same elements for the same options, so that a long list costs nothing when the rest is drawn again.
  const choices = useMemo(
    () =>
      options.map(({ value, label: text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      )),
    [options],
  );
  return (
    <Field label={label} hint={hint} error={error}>
      {({ className, ...control }) => (
        <select {...select} {...control} className={classNames(className, styles.select)}>
          {choices}
        </select>
      )}
    </Field>
  );
}
