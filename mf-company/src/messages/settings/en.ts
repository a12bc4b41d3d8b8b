import type {
  cannedReplies as germanReplies,
  settings as germanSettings,
  chatAccess as germanChatAccess,
} from './de';

/** Texts of the settings of a company. */
export const settings: typeof germanSettings = {
  title: 'Company Settings',
  tabs: {
    label: 'Settings',
    wayIn: 'Chat Access',
    company: 'Company Information',
    users: 'Company Users',
    roles: 'Roles & Permissions',
    signIn: 'Sign-in',
    replies: 'Canned Replies',
    retention: 'Retention',
    legal: 'Legal',
  },
  company: {
    title: 'Company Information',
    edit: 'Edit Company',
    tenants: 'Number of tenants',
    owners: 'Number of owners',
    notSet: 'Not set',
    save: 'Save Changes',
    saving: 'Saving...',
    updated: 'Company information updated successfully!',
    loadFailed: 'Failed to load company information',
    unconfirmed:
      'Not confirmed yet: summaries still go to {confirmed}. We have sent a link to {email}; open it there.',
    updateFailed: 'Failed to update company information',
  },
  roles: {
    note: 'Changes apply to all users of the role. They may have to refresh the page or log in again.',
    users: '{count, plural, =0 {No users} one {# user} other {# users}}',
    custom: 'Custom',
    fixed: 'These permissions cannot be modified.',
    save: 'Save Changes',
    saving: 'Saving...',
    discard: 'Discard changes',
    changed: '{count, plural, one {# unsaved change} other {# unsaved changes}}',
    leaveTitle: 'Unsaved changes',
    reset: 'Reset to Defaults',
    resetTitle: 'Reset to Defaults',
    resetText:
      'Reset the permissions of the role {role} to the defaults? Your own changes to it are lost.',
    resetConfirm: 'Reset to Defaults',
    resetDone: 'Permissions for {role} role were reset to the defaults.',
    saved: 'Permissions for {role} role updated successfully!',
    loadFailed: 'Failed to load role permissions',
    saveFailed: 'Failed to save role permissions',
    restrictedTitle: 'Access Restricted',
    restrictedText: 'You do not have permission to manage roles and permissions.',
  },
};

/** Texts of what people answer tenants with. */
export const cannedReplies: typeof germanReplies = {
  title: 'Canned Replies',
  add: 'New canned reply',
  none: 'No canned replies yet',
  noneHint:
    'Texts that you send again and again are at hand in every conversation: type / at the beginning of the reply.',
  loadFailed: 'The canned replies could not be loaded',
  columns: { title: 'Title', text: 'Text', updatedAt: 'Last changed' },
  remove: 'Delete canned reply',
  removeText: 'Delete “{title}”? Replies that were sent stay as they are.',
  removed: 'Canned reply deleted',
  removeFailed: 'The canned reply could not be deleted',
  placeholders: {
    fullName: 'First and last name',
    firstName: 'First name',
    lastName: 'Last name',
    address: 'Address',
    apartmentNumber: 'Flat',
    colleagueName: 'Your name',
  },
  form: {
    addTitle: 'New canned reply',
    editTitle: 'Edit canned reply',
    title: 'Title',
    text: 'Text',
    textHint:
      'Placeholders such as name and address are filled in when the text is put into a conversation.',
    placeholders: 'Insert a placeholder',
    required: { title: 'The title is required', text: 'The text is required' },
    saved: 'Canned reply saved',
    failed: 'The canned reply could not be saved',
  },
};

/** How tenants and owners get into the chat. */
export const chatAccess: typeof germanChatAccess = {
  title: 'Access to the Chat',
  note: 'How tenants and owners sign in.',
  digits: 'Length of new auth numbers',
  digitsHint: 'Existing numbers stay as they are until you renew them.',
  digitsOption: '{count} digits',
  code: 'Ask for a code by email on new devices',
  codeHint: 'Six digits, valid for ten minutes. On known devices the auth number is enough.',
  save: 'Save',
  saved: 'Access to the chat was saved',
  failed: 'Failed to save the access to the chat',
  renew: {
    action: 'Renew All Auth Numbers',
    title: 'Renew all auth numbers?',
    text: 'All tenants and owners get a new number of {digits} digits by email. Once the old numbers expire, open sessions end, too.',
    when: 'How long do the old numbers stay valid?',
    days: '{count, plural, =0 {They stop working at once} other {# more days}}',
    confirm: 'Renew Numbers',
    started: 'The new numbers are being sent',
    failed: 'Failed to renew the numbers',
    progressLabel: 'Sending the new numbers',
    progress: '{done, number} of {total, number} people have a new number.',
    waiting: 'All {total, number} people have a new number. The old ones are valid until {time}.',
    finished: 'Last renewed: {total, number} numbers, finished on {time}.',
  },
};
