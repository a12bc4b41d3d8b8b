export { Combobox } from './Combobox';
export type { ComboboxOption } from './Combobox';
export { useTypedSearch } from './use-typed-search';
