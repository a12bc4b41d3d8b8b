import type { SqlPart } from './list-order.js';

/** Holds for rows that have one of these ids in the column. */
export const oneOf = (column: string, ids: readonly string[]): SqlPart =>
  ids.length === 0
    ? { sql: 'false', params: [] }
    : { sql: `${column} in (${ids.map(() => '?').join(', ')})`, params: [...ids] };
