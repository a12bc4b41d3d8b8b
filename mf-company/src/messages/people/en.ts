import type { team as germanTeam, users as germanUsers } from './de';

/** Texts of the page of the team, beside those that the kit has. */
export const team: typeof germanTeam = {
  title: 'Team Management',
  description: 'Who works with you at {company}',
};

/** How the list of the settings says what it says otherwise. */
export const users: typeof germanUsers = {
  membersTitle: 'Company Users',
  empty: 'No users found',
  invite: 'Add Company User',
  inviteTitle: 'Add Company User',
  invited: 'User invitation sent successfully!',
  editTitle: 'Edit Company User',
  updated: 'User updated successfully!',
  remove: 'Delete',
  removeNamed: 'Delete {name}',
  removeTitle: 'Delete Company User',
  removeText: 'Are you sure you want to delete {name}? This action cannot be undone.',
  removed: 'User deleted successfully!',
  failed: {
    load: 'Failed to load company users',
    invite: 'Failed to send user invitation',
    update: 'Failed to update user',
    remove: 'Failed to delete user',
  },
};
