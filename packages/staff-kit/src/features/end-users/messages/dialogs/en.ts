import type { endUserDialogs as germanDialogs } from './de';

/** Texts of the dialogs about tenants and owners, in English. */
export const endUserDialogs: typeof germanDialogs = {
  form: {
    addTitle: 'Add User',
    editTitle: 'Edit User',
    create: 'Create User',
    createAndSend: 'Create & Send Invitation',
    creating: 'Creating...',
    save: 'Save Changes',
    saving: 'Saving...',
    companyId: 'Managing Company',
    authNumber: 'Auth number',
    authNumberHint: 'The person proves with this number in the chat who they are.',
    newNumber: 'New number',
    sendInvitation: 'Send invitation with the number',
    sendInvitationHint: 'An invitation email with the number is sent automatically.',
    emailInvalid: 'Invalid email format',
    authNumberInvalid: 'The auth number must have 6 digits',
    note: 'An invitation email with the auth number is sent automatically.',
    required: {
      companyId: 'Managing company is required',
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Email is required',
      phone: 'Phone is required',
      address: 'Address is required',
      apartmentNumber: 'Apartment number is required',
      authNumber: 'Auth number is required',
    },
  },
  renew: {
    action: 'Renew number',
    title: 'Renew the auth number?',
    text: '{name} gets a new number. The old one stops working at once.',
    send: 'Send the new number by email',
    confirm: 'Renew number',
    done: 'New auth number: {number}',
    failed: 'Failed to renew the auth number',
  },
  signInLinks: {
    title: 'Send a sign-in link?',
    text: '{name} gets an email with a link that leads into the chat once and without the number.',
    textAll:
      'All {count} people found each get an email with a link that leads into the chat once and without the number.',
    confirm: '{count, plural, one {Send link} other {Send # links}}',
    done: '{count, plural, one {The sign-in link is on its way} other {# sign-in links are on their way}}',
    failed: 'The sign-in links could not be sent',
  },
  remove: {
    title: 'Delete User',
    text: 'Are you sure you want to delete {name}? This action cannot be undone.',
    goes: '{conversations, plural, one {# conversation goes} other {# conversations go}} too{emergencies, plural, =0 {} one {, 1 emergency among them} other {, # emergencies among them}}. Analytics and the numbers of sent broadcasts will be without the person.',
    requestOpen:
      'This person has an open request about their data. Please decide on it first, in data protection.',
    cases:
      '{count, plural, one {# open case stays} other {# open cases stay}}, but without a name.',
  },
  created: 'User created successfully!',
  updated: 'User updated successfully!',
  deleted: 'User deleted successfully!',
  failed: {
    create: 'Failed to create user',
    createRetry: 'Failed to create user. Please try again.',
    update: 'Failed to update user',
    updateRetry: 'Failed to update user. Please try again.',
    delete: 'Failed to delete user',
    deleteRetry: 'Failed to delete user. Please try again.',
  },
};
