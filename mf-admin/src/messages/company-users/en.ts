import type { Rewording } from '@hausgeist/staff-kit';
import type { people } from '@hausgeist/staff-kit/texts/de';
import type { page as germanPage } from './de';

/** Texts of the pages about the people who work at companies, beside those of the kit, in English. */
export const page: typeof germanPage = {
  allTitle: 'Manage Company Users',
  title: '{company} Users',
  untitled: 'Company Users',
  gone: 'This company does not exist',
  back: 'Back to Companies',
};

/** How the page of one company says what it says otherwise. */
export const one: Rewording<(typeof people)['members']> = {
  search: 'Search by name or email',
  searchPlaceholder: 'Search by name or email',
  membersTitle: 'Company Users',
  empty: 'No users found',
  invite: 'Add User',
  inviteTitle: 'Add Company User',
  editTitle: 'Edit Company User',
  updated: '{name} updated',
  remove: 'Delete',
  removeNamed: 'Delete {name}',
  removeTitle: 'Delete User',
  removeText:
    'Are you sure you want to delete {name}?\nThis action cannot be undone. Access is lost immediately.',
  removed: '{name} deleted',
  resendNamed: 'Resend {name}',
  revokeNamed: 'Revoke {name}',
  revokeText:
    'Are you sure you want to revoke the invitation to {email}?\nThe link in the invitation will no longer work.',
  revoked: 'Invitation revoked',
  form: {
    firstName: 'First Name',
    lastName: 'Last Name',
    emailFixed: 'Email cannot be changed',
    save: 'Save',
    invite: 'Add User',
    inviting: 'Adding...',
  },
  failed: {
    load: 'Failed to load company users',
    invite: 'Failed to create user',
    update: 'Failed to update user',
    remove: 'Failed to delete user',
  },
};

const saveFailed = 'Failed to save user. Please try again.';

/** How the page of all companies says what it says otherwise than that of one. */
export const all: Rewording<(typeof people)['members']> = {
  invite: 'Add Company User',
  failed: {
    load: 'Failed to fetch data. Please try again.',
    invite: saveFailed,
    update: saveFailed,
  },
};
