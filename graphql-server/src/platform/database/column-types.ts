import type { PGlite } from '@electric-sql/pglite';

/** The types whose values PGlite makes something else of than text, by their object id. */
const READ_TYPES = {
  bool: 16,
  bytea: 17,
  int8: 20,
  int2: 21,
  int4: 23,
  oid: 26,
  json: 114,
  float4: 700,
  float8: 701,
  date: 1082,
  timestamp: 1114,
  timestamptz: 1184,
  interval: 1186,
  jsonb: 3802,
};

/** Arrays of these and of texts. */
const READ_ARRAYS = {
  json: 199,
  bool: 1000,
  bytea: 1001,
  int2: 1005,
  int4: 1007,
  text: 1009,
  varchar: 1015,
  int8: 1016,
  float4: 1021,
  float8: 1022,
  oid: 1028,
  timestamp: 1115,
  date: 1182,
  timestamptz: 1185,
  interval: 1187,
  numeric: 1231,
  uuid: 2951,
  jsonb: 3807,
};

/**
 * Makes a client forget how to read types that no statement returns: it comes with three hundred, the
 * row types of the system tables among them, and copies its list for every result.
 */
export function forgetRareTypes(client: Pick<PGlite, 'parsers'>): void {
  const { parsers } = client;
  const kept = [...Object.values(READ_TYPES), ...Object.values(READ_ARRAYS)];
  client.parsers = Object.fromEntries(
    kept.flatMap((type) => (parsers[type] ? [[type, parsers[type]]] : [])),
  );
}
