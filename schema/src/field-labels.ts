/**
 * Names of fields as the server's texts have them (`First name is required`). Refusals carry the key
 * as their parameter `label`, for which every client has a word in its language.
 */
export const FIELD_LABELS = {
  firstName: 'First name',
  lastName: 'Last name',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  whatsapp: 'WhatsApp',
  address: 'Address',
  apartmentNumber: 'Apartment number',
  roomIndication: 'Room indication',
  wording: 'Wording',
  contactLabel: 'Label',
  officeHours: 'Office hours',
  description: 'Description',
  url: 'URL',
  type: 'Type',
  authNumber: 'Authentication number',
} as const;

/** Key of a field's name. */
export type FieldLabel = keyof typeof FIELD_LABELS;
