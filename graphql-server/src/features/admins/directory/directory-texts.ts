/** What is said when something worked, in GraphQL and REST alike. */
export const DIRECTORY_TEXTS = {
  invited: 'Invitation sent successfully!',
  updated: 'Admin updated successfully!',
  deleted: 'Admin deleted successfully!',
};
