import { addressOf } from '../buildings/index.js';
import type { ADDRESS_PARTS } from './import-fields.js';

type Cells = Partial<Record<'address' | (typeof ADDRESS_PARTS)[number], string>>;

/**
 * The address of a row, of all columns that hold a part of it. Some programs write the whole into one
 * column and its parts into others beside it: what the address ends with is not added again.
 */
export function wholeAddress({ address = '', houseNumber = '', postcode, city }: Cells): string {
  // A town alone would pass for an address.
  if (address === '') return '';
  const town = addressOf({ street: '', postcode, city });
  if (town !== '' && address.endsWith(town)) return address;
  const isNumbered = houseNumber === '' || address.endsWith(` ${houseNumber}`);
  return addressOf({
    street: isNumbered ? address : `${address} ${houseNumber}`,
    ...{ postcode, city },
  });
}
