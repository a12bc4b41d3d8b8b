/** Where the list of buildings is. */
export const BUILDINGS = '/company/dashboard/buildings';

/** Where the page of a building is. */
export const pathOf = (id: string): string => `${BUILDINGS}/${id}`;
