/** Messages of successful calls, the same for GraphQL and REST. */
export const DIRECTORY_TEXTS = {
  invited: 'Invitation sent successfully!',
  updated: 'Admin updated successfully!',
  deleted: 'Admin deleted successfully!',
};
