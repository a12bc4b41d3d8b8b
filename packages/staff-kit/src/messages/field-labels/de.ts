import type { FieldLabel } from '@hausgeist/schema';

/** Names of the fields that refusals are about, in German. */
export const fieldLabels: Record<FieldLabel, string> = {
  firstName: 'Vorname',
  lastName: 'Nachname',
  name: 'Name',
  email: 'E-Mail-Adresse',
  phone: 'Telefon',
  whatsapp: 'WhatsApp',
  address: 'Anschrift',
  apartmentNumber: 'Wohnungsnummer',
  roomIndication: 'Lage der Wohnung',
  wording: 'Formulierung',
  contactLabel: 'Bezeichnung',
  officeHours: 'Sprechzeiten',
  description: 'Beschreibung',
  url: 'Adresse',
  type: 'Art',
  authNumber: 'Auth-Nummer',
};
