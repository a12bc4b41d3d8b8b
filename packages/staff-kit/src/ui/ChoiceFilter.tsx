import { Select } from '@hausgeist/ui';
import { Suspense } from 'react';
import { late } from './late';

const SearchedChoice = late(async () => (await import('./SearchedChoice')).SearchedChoice);

/** More choices than these are looked for, not looked through. */
const MOST_LOOKED_THROUGH = 20;

export interface ChoiceFilterProps {
  label: string;
  /** Shown while none is chosen. */
  all: string;
  /** Where one looks through many: said of what is not found, and of taking the choice back. */
  none: string;
  clear: string;
  /** The chosen one; empty where none is. */
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** Narrows a list down to one of some choices; where there are many, one types what it is called. */
export function ChoiceFilter(props: ChoiceFilterProps) {
  const { options, value } = props;
  if (options.length <= MOST_LOOKED_THROUGH) return <FewChoices {...props} />;
  const chosen = options.filter((option) => option.value === value);
  return (
    <Suspense fallback={<FewChoices {...props} options={chosen} />}>
      <SearchedChoice {...props} />
    </Suspense>
  );
}

function FewChoices({ label, all, value, options, onChange }: ChoiceFilterProps) {
  return (
    <Select
      label={label}
      value={value}
      options={[{ value: '', label: all }, ...options]}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
