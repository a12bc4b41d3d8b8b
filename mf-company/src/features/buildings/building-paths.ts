/** Where the list of buildings is. */
export const BUILDINGS = '/company/dashboard/buildings';

/** Where the page of a building is. */
export const pathOf = (id: string): string => `${BUILDINGS}/${id}`;

/** Where a new message to the people of a building is written. */
export const broadcastPathOf = (id: string): string =>
  `/company/dashboard/broadcasts?building=${id}`;

/** Where the undone cases of the people of a building are. */
export const casesPathOf = (id: string): string => `/company/dashboard/cases?building=${id}`;

/** Where the conversations with the people of a building are. */
export const conversationsPathOf = (id: string): string =>
  `/company/dashboard/conversations?building=${id}`;
