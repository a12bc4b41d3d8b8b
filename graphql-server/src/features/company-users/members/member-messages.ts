/** Messages of successful calls, the same for GraphQL and REST. */
export const MESSAGES = {
  invited: 'User invitation sent successfully!',
  created: 'User created successfully!',
  updated: 'User updated successfully!',
  suspended: 'User suspended successfully!',
  activated: 'User activated successfully!',
  deleted: 'User deleted successfully!',
  resent: (email: string) => `Invitation resent to ${email}`,
  revoked: 'Invitation revoked successfully',
};
