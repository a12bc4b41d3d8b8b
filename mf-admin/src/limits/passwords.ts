/** Shortest password of an administrator. */
export const MIN_ADMIN_PASSWORD = 6;
