import { namedEnum } from '../named-enum.js';

export const SortDirection = namedEnum('SortDirection', 'Which end of a list comes first.', {
  ASC: 'Smallest first; names from A to Z.',
  DESC: 'Largest first; the newest before the oldest.',
});
export type SortDirection = (typeof SortDirection)[string];
