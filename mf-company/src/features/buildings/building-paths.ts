/** Where the list of buildings is. */
export const BUILDINGS = '/company/dashboard/buildings';

/** Where the page of a building is. */
export const pathOf = (id: string): string => `${BUILDINGS}/${id}`;

/** Where a new message to the people of a building is written. */
export const broadcastPathOf = (id: string): string =>
  `/company/dashboard/broadcasts?building=${id}`;
