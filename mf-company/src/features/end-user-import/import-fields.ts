import { END_USER_FIELDS, type EndUserField } from '@hausgeist/schema';
import type { EndUserImportField } from '../../gql/graphql';

/** Name of a field, as the texts call it. */
export type FieldName = EndUserField | AddressPart | 'authNumber';

/** Parts of an address that columns beside the street may hold. */
const ADDRESS_PARTS = ['houseNumber', 'postcode', 'city'] as const;

type AddressPart = (typeof ADDRESS_PARTS)[number];

export const isAddressPart = (name: FieldName): name is AddressPart =>
  ADDRESS_PARTS.some((part) => part === name);

/** `ROOM_INDICATION` for `roomIndication`. */
type Constant<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Uppercase<First> ? '_' : ''}${Uppercase<First>}${Constant<Rest>}`
  : '';

const constantOf = (name: FieldName) =>
  name.replaceAll(/[A-Z]/g, '_$&').toUpperCase() as Constant<FieldName> & EndUserImportField;

const DETAILS = Object.entries(END_USER_FIELDS) as [EndUserField, object][];

/** Fields of the file in the order of the form, and whether a person can be added without. */
export const IMPORT_FIELDS: readonly { name: FieldName; required: boolean }[] = [
  ...DETAILS.filter(([name]) => name !== 'type').flatMap(([name, field]) => [
    { name, required: !('isOptional' in field) },
    ...(name === 'address' ? ADDRESS_PARTS.map((part) => ({ name: part, required: false })) : []),
  ]),
  { name: 'type', required: false },
  { name: 'authNumber', required: false },
];

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
    IMPORT_FIELDS.map(({ name }) => [name, columnOf(constantOf(name))]),
  ) as ColumnChoice;
}

/** What the server is told about the selects. */
export const toMapping = (choice: ColumnChoice): Assignment[] =>
  IMPORT_FIELDS.flatMap(({ name }) =>
    choice[name] === '' ? [] : [{ field: constantOf(name), column: Number(choice[name]) }],
  );

/** Name of a field of the server's. */
export const nameOf = (field: EndUserImportField): FieldName =>
  IMPORT_FIELDS.find((known) => constantOf(known.name) === field)?.name ?? 'email';
