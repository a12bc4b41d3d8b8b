import type { FieldLabel } from '@hausgeist/schema';
import type { RefusalReason } from '@hausgeist/shell-api';
import { content } from './de/content';
import { integrations } from './de/integrations';
import { people } from './de/people';
import { technical } from './de/technical';

/** Why the server refuses something, in German; a reason without its text does not compile. */
export const refusals: Record<RefusalReason, string> = {
  ...people,
  ...content,
  ...integrations,
  ...technical,
};

/** Names of the fields that refusals are about. */
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
