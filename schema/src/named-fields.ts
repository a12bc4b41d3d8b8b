import {
  COMPANY_FIELDS,
  COMPANY_MEMBER_FIELDS,
  END_USER_FIELDS,
  type FieldWords,
} from './field-labels.js';

// A module of its own: a console's first page needs the fields of people alone.
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
