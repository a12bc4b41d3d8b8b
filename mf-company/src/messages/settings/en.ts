import type { settings as germanSettings } from './de';

/** Texts of the settings of a company. */
export const settings: typeof germanSettings = {
  title: 'Company Settings',
  tabs: {
    label: 'Settings',
    company: 'Company Information',
    users: 'Company Users',
    roles: 'Roles & Permissions',
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
