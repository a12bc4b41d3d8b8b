import type { Ref } from 'react';

/** What a console chooses one of many companies with. */
export interface CompanyPickerProps {
  label: string;
  error?: string | undefined;
  placeholder?: string;
  /** Id of the chosen company; empty where there is none. */
  value: string;
  /** Its name, where that is known already. */
  name?: string | undefined;
  /** Whether the choice can be taken back. */
  clearable?: boolean;
  ref?: Ref<HTMLInputElement>;
  onBlur?: () => void;
  onChange: (companyId: string) => void;
}
