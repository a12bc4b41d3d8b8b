import type { EndUserRow } from './end-user-lists';

/** Whether the last day in the home is over, where the reader is. */
export const hasMovedOut = ({ movesOutOn }: Pick<EndUserRow, 'movesOutOn'>): boolean =>
  // This way of writing a day is that of the field.
  typeof movesOutOn === 'string' && movesOutOn < new Date().toLocaleDateString('sv-SE');
