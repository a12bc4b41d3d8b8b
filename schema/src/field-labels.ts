/** What a field is called, whether it may be left empty, and whether it is a day. */
export interface FieldWords {
  readonly en: string;
  readonly de: string;
  readonly isOptional?: boolean;
  readonly isDay?: boolean;
}

const FIRST_NAME = { en: 'First name', de: 'Vorname' };
const LAST_NAME = { en: 'Last name', de: 'Nachname' };
const EMAIL = { en: 'Email', de: 'E-Mail-Adresse' };
const PHONE = { en: 'Phone', de: 'Telefon' };
const ADDRESS = { en: 'Address', de: 'Anschrift' };

/**
 * What is known of a tenant or owner, in the order of forms, lists and files. The server and the
 * consoles take the fields from here; a field that one of them does not know is a type error there.
 */
export const END_USER_FIELDS = {
  type: { en: 'Type', de: 'Art' },
  firstName: FIRST_NAME,
  lastName: LAST_NAME,
  email: EMAIL,
  phone: PHONE,
  address: ADDRESS,
  apartmentNumber: { en: 'Apartment number', de: 'Wohnungsnummer' },
  roomIndication: { en: 'Room indication', de: 'Lage der Wohnung', isOptional: true },
  movesOutOn: { en: 'Moves out on', de: 'Auszug am', isOptional: true, isDay: true },
  externalId: { en: 'Customer number', de: 'Kundennummer', isOptional: true },
} as const satisfies Record<string, FieldWords>;

/** Name of a field of a tenant or owner. */
export type EndUserField = keyof typeof END_USER_FIELDS;

/** What a property-management company says about itself, in the order of forms. */
export const COMPANY_FIELDS = {
  name: { en: 'Name', de: 'Name' },
  address: ADDRESS,
  email: EMAIL,
  phone: PHONE,
  whatsapp: { en: 'WhatsApp', de: 'WhatsApp', isOptional: true },
} as const satisfies Record<string, FieldWords>;

/** Name of a field of a company. */
export type CompanyField = keyof typeof COMPANY_FIELDS;

/** What is known of a person who works at a company, in the order of forms. */
export const COMPANY_MEMBER_FIELDS = {
  firstName: FIRST_NAME,
  lastName: LAST_NAME,
  email: EMAIL,
} as const satisfies Record<string, FieldWords>;

/** Name of a field of a person who works at a company. */
export type CompanyMemberField = keyof typeof COMPANY_MEMBER_FIELDS;

const FIELDS = {
  ...COMPANY_FIELDS,
  ...COMPANY_MEMBER_FIELDS,
  ...END_USER_FIELDS,
  subject: { en: 'Subject', de: 'Betreff' },
  street: { en: 'Street and number', de: 'Straße und Hausnummer' },
  houseNumber: { en: 'House number', de: 'Hausnummer' },
  postcode: { en: 'Postcode', de: 'Postleitzahl' },
  city: { en: 'City', de: 'Ort' },
  floor: { en: 'Floor', de: 'Stockwerk' },
  wording: { en: 'Wording', de: 'Formulierung' },
  contactLabel: { en: 'Label', de: 'Bezeichnung' },
  officeHours: { en: 'Office hours', de: 'Sprechzeiten' },
  description: { en: 'Description', de: 'Beschreibung' },
  url: { en: 'URL', de: 'Adresse' },
  authNumber: { en: 'Authentication number', de: 'Auth-Nummer' },
  message: { en: 'Message', de: 'Nachricht' },
  title: { en: 'Title', de: 'Titel' },
  question: { en: 'Question', de: 'Frage' },
  place: { en: 'Place', de: 'Ort' },
  text: { en: 'Text', de: 'Text' },
  category: { en: 'Category', de: 'Thema' },
  search: { en: 'Search', de: 'Suche' },
  trade: { en: 'Trade', de: 'Gewerk' },
  note: { en: 'Note', de: 'Notiz' },
  externalNumber: { en: 'External ID', de: 'Externe Nummer' },
} as const satisfies Record<string, FieldWords>;

/** Key of a field's name. */
export type FieldLabel = keyof typeof FIELDS;

const labelsIn = (language: 'de' | 'en') =>
  Object.fromEntries(
    Object.entries(FIELDS).map(([name, words]) => [name, words[language]]),
  ) as Record<FieldLabel, string>;

/**
 * Names of fields by language; the server's texts have the English ones (`First name is required`).
 * Refusals carry the key as their parameter `label`, for which every client has a word in its language.
 */
export const FIELD_LABELS = { de: labelsIn('de'), en: labelsIn('en') };
