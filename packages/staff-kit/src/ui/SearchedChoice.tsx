import { Combobox } from '@hausgeist/ui/combobox';
import { useMemo, useState } from 'react';
import type { ChoiceFilterProps } from './ChoiceFilter';
import { matching } from '../lists/matching';

/** One of many choices, found by words of its name. */
export function SearchedChoice({
  label,
  all,
  none,
  clear,
  value,
  options,
  onChange,
}: ChoiceFilterProps) {
  const [typed, setTyped] = useState('');
  const fitting = useMemo(() => matching(options, typed), [options, typed]);
  // An address may hold what is not among the choices (any more): it narrows the list down all the same.
  const selected = options.find((option) => option.value === value) ?? { value, label: value };
  return (
    <Combobox
      label={label}
      placeholder={all}
      emptyText={none}
      clearLabel={clear}
      options={fitting}
      selected={value === '' ? null : selected}
      onSearch={setTyped}
      onSelect={(option) => onChange(option?.value ?? '')}
    />
  );
}
