import { registerEnumType } from 'type-graphql';

/** Which end of a list comes first. */
export enum SortDirection {
  ASC = 'ASC',
  DESC = 'DESC',
}

registerEnumType(SortDirection, {
  name: 'SortDirection',
  description: 'Which end of a list comes first.',
  valuesConfig: {
    ASC: { description: 'Smallest first; names from A to Z.' },
    DESC: { description: 'Largest first; the newest before the oldest.' },
  },
});
