/** Fields of an end user that a column may hold. */
export const IMPORT_FIELDS = [
  'type',
  'firstName',
  'lastName',
  'email',
  'phone',
  'address',
  'apartmentNumber',
  'roomIndication',
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
}

/** Fields without which nobody can be created; a number is generated, a type has a default. */
export const REQUIRED_FIELDS: readonly ImportField[] = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'address',
  'apartmentNumber',
];

/** Names that columns have in the wild, folded: lower case, letters and digits only. */
const KNOWN_HEADERS: Record<ImportField, readonly string[]> = {
  type: ['type', 'typ', 'art', 'rolle', 'role', 'mietereigentumer'],
  firstName: ['firstname', 'vorname', 'givenname', 'rufname'],
  lastName: ['lastname', 'nachname', 'name', 'familienname', 'surname', 'familyname'],
  email: ['email', 'emailadresse', 'emailaddress', 'mail', 'mailadresse'],
  phone: ['phone', 'telefon', 'telefonnummer', 'phonenumber', 'tel', 'mobil', 'handy', 'mobile'],
  address: ['address', 'adresse', 'anschrift', 'objekt', 'objektadresse', 'strasse', 'street'],
  apartmentNumber: [
    'apartmentnumber',
    'apartment',
    'wohnung',
    'wohnungsnummer',
    'wohnungsnr',
    'whg',
    'einheit',
    'unit',
  ],
  roomIndication: ['roomindication', 'room', 'zimmer', 'lage', 'lagederwohnung', 'raum'],
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
