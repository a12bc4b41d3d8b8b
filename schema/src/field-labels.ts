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
