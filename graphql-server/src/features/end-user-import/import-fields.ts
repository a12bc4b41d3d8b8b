import type { RefusalParams } from '../../platform/errors/index.js';
import { type EndUserDetail, endUserDetails } from '../end-users/index.js';

/** Parts of an address that property software writes into columns beside the street. */
export const ADDRESS_PARTS = ['houseNumber', 'postcode', 'city'] as const;

/** Fields of an end user that a column may hold. */
export const IMPORT_FIELDS = [
  ...endUserDetails.map(([name]) => name),
  ...ADDRESS_PARTS,
  'authNumber',
] as const;

export type ImportField = (typeof IMPORT_FIELDS)[number];

/** Which column, by its index, holds a field. */
export type ColumnMapping = Partial<Record<ImportField, number>>;

/** Why a row cannot be taken. */
export interface ImportProblem {
  /** Line of the file as a spreadsheet counts, the header being 1. */
  row: number;
  /** Empty when the row as a whole is the problem. */
  field: ImportField | '';
  message: string;
  /** The person as the row calls them, and what stands in the field; gone once the import has ended. */
  name?: string | undefined;
  value?: string | undefined;
  /** Why, for programs; missing where it was stored before there were reasons. */
  reason?: string | undefined;
  params?: RefusalParams | undefined;
}

const forDetails = <T>(toValue: (detail: (typeof endUserDetails)[number][1]) => T) =>
  Object.fromEntries(endUserDetails.map(([name, detail]) => [name, toValue(detail)])) as {
    [Name in EndUserDetail]: T;
  };

/** Fields that every person needs; a number is generated, a type has a default. */
export const REQUIRED_FIELDS: readonly ImportField[] = endUserDetails
  .filter(([name, { isOptional }]) => name !== 'type' && !isOptional)
  .map(([name]) => name);

/** Names that columns have in the wild, folded: lower case, letters and digits only. */
const KNOWN_HEADERS: Record<ImportField, readonly string[]> = {
  ...forDetails(({ headers }) => headers),
  houseNumber: ['housenumber', 'houseno', 'hausnummer', 'hausnr', 'hnr'],
  postcode: ['postcode', 'postalcode', 'plz', 'postleitzahl', 'zip', 'zipcode'],
  city: ['city', 'town', 'ort', 'stadt', 'wohnort'],
  authNumber: [
    'authnumber',
    'authenticationnumber',
    'authentifizierungsnummer',
    'authnummer',
    'nummer',
    'code',
  ],
};

const fold = (header: string) =>
  header
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]/g, '');

/** What the headers suggest; each column at most once. */
export function suggestMapping(columns: readonly string[]): ColumnMapping {
  const headers = columns.map(fold);
  const mapping: ColumnMapping = {};
  const taken = new Set<number>();
  for (const field of IMPORT_FIELDS) {
    const index = KNOWN_HEADERS[field]
      .map((name) => headers.indexOf(fold(name)))
      .find((found) => found >= 0 && !taken.has(found));
    if (index === undefined) continue;
    mapping[field] = index;
    taken.add(index);
  }
  return mapping;
}
