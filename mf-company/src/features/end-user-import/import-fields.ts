import type { EndUserImportField } from '../../gql/graphql';

/** Fields of the file in the order of the form, and whether a person can be added without. */
export const IMPORT_FIELDS = [
  { field: 'FIRST_NAME', name: 'firstName', required: true },
  { field: 'LAST_NAME', name: 'lastName', required: true },
  { field: 'EMAIL', name: 'email', required: true },
  { field: 'PHONE', name: 'phone', required: true },
  { field: 'ADDRESS', name: 'address', required: true },
  { field: 'APARTMENT_NUMBER', name: 'apartmentNumber', required: true },
  { field: 'ROOM_INDICATION', name: 'roomIndication', required: false },
  { field: 'TYPE', name: 'type', required: false },
  { field: 'AUTH_NUMBER', name: 'authNumber', required: false },
] as const satisfies { field: EndUserImportField; name: string; required: boolean }[];

/** Name of a field, as the texts call it. */
export type FieldName = (typeof IMPORT_FIELDS)[number]['name'];

/** Which column each field has; empty for none. */
export type ColumnChoice = Record<FieldName, string>;

interface Assignment {
  field: EndUserImportField;
  column: number;
}

/** What the selects show for an assignment of the server's. */
export function toChoice(mapping: readonly Assignment[]): ColumnChoice {
  const columnOf = (field: EndUserImportField) =>
    mapping.find((assignment) => assignment.field === field)?.column.toString() ?? '';
  return Object.fromEntries(
    IMPORT_FIELDS.map(({ field, name }) => [name, columnOf(field)]),
  ) as ColumnChoice;
}

/** What the server is told about the selects. */
export const toMapping = (choice: ColumnChoice): Assignment[] =>
  IMPORT_FIELDS.flatMap(({ field, name }) =>
    choice[name] === '' ? [] : [{ field, column: Number(choice[name]) }],
  );

/** Name of a field of the server's. */
export const nameOf = (field: EndUserImportField): FieldName =>
  IMPORT_FIELDS.find((known) => known.field === field)?.name ?? 'email';
