export { Combobox } from './Combobox';
export type { ComboboxOption } from './Combobox';
