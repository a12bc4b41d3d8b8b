/** The name of an administrator; an invited one has none yet. */
export const nameOf = (admin: { firstName: string; lastName: string; email: string }): string =>
  `${admin.firstName} ${admin.lastName}`.trim() || admin.email;
