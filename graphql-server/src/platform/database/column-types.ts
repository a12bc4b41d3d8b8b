import { PGlite, types } from '@electric-sql/pglite';

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

/** Types of which statements have arrays, each with that of its elements. */
const ARRAYS = [
  { array: 199, element: READ_TYPES.json },
  { array: 1000, element: READ_TYPES.bool },
  { array: 1001, element: READ_TYPES.bytea },
  { array: 1005, element: READ_TYPES.int2 },
  { array: 1007, element: READ_TYPES.int4 },
  { array: 1009, element: types.TEXT },
  { array: 1015, element: types.VARCHAR },
  { array: 1016, element: READ_TYPES.int8 },
  { array: 1021, element: READ_TYPES.float4 },
  { array: 1022, element: READ_TYPES.float8 },
  { array: 1028, element: READ_TYPES.oid },
  { array: 1115, element: READ_TYPES.timestamp },
  { array: 1182, element: READ_TYPES.date },
  { array: 1185, element: READ_TYPES.timestamptz },
  { array: 1187, element: READ_TYPES.interval },
  { array: 1231, element: types.NUMERIC },
  { array: 2951, element: types.UUID },
  { array: 3807, element: READ_TYPES.jsonb },
];

/**
 * PGlite that knows the types of the product's statements and no others. It would ask its catalogue for all arrays at
 * each start, which takes 35 ms, and would then copy a list of three hundred types for every result, the row types
 * of the system tables among them.
 */
export class ProductPglite extends PGlite {
  /** The end of the start, when the database can be asked. */
  override async _initArrayTypes(): Promise<void> {
    const { parsers, serializers } = this;
    const read = Object.values(READ_TYPES).flatMap((type) => {
      const parse = parsers[type];
      return parse ? [[type, parse] as const] : [];
    });
    this.parsers = Object.fromEntries(read);
    for (const { array, element } of ARRAYS) {
      const [parse, serialize] = [parsers[element], serializers[element]];
      this.parsers[array] = (text): unknown => types.arrayParser(text, parse ?? String, array);
      serializers[array] = (values) => types.arraySerializer(values, serialize, array);
    }
  }
}
