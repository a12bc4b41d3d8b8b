import { TextField } from '@hausgeist/ui';
import type { CompanyPickerProps } from '../ui/company-picker';

/** Stands for a console's choice of a company. */
export function PickerStandIn({ label, error, value, onChange }: CompanyPickerProps) {
  return (
    <TextField
      label={label}
      error={error}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
