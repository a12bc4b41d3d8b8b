import type { Rewording } from '@hausgeist/staff-kit';
import type { endUsers } from '@hausgeist/staff-kit/texts/de';

/** What the page about tenants and owners says otherwise than the kit, in English. */
export const en: Rewording<(typeof endUsers)['endUsers']> = {
  total: '{count, plural, one {# user} other {# users}}',
  search: 'Search by name, email, or phone',
  searchPlaceholder: 'Search by name, email, or phone',
  empty: 'No users found',
  form: {
    save: 'Save',
    firstName: 'First Name',
    lastName: 'Last Name',
    apartmentNumber: 'Apartment Number',
    roomIndication: 'Room Indication (optional)',
    authNumber: 'Auth Number',
    authNumberHint: 'Six digits; with it the person signs in to the chat.',
    newNumber: 'Generate new',
    authNumberInvalid: 'The auth number has six digits',
  },
  remove: {
    text: 'Are you sure you want to delete {name}?\nThis action cannot be undone.',
  },
  created: '{name} created, invitation sent',
  updated: '{name} updated',
  deleted: '{name} deleted',
  failed: {
    fetch: 'Failed to load users',
    fetchRetry: 'Failed to load users',
    createRetry: 'Failed to create user',
    updateRetry: 'Failed to update user',
    deleteRetry: 'Failed to delete user',
  },
};
