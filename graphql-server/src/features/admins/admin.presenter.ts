import type { AdminView } from './admin.repository.js';

/** An administrator in REST answers. */
export const presentAdmin = ({
  id,
  firstName,
  lastName,
  email,
  isVerified,
  createdAt,
  lastLoginAt,
}: AdminView) => ({
  id,
  firstName,
  lastName,
  email,
  isVerified,
  createdAt,
  lastLoginAt: lastLoginAt ?? null,
});
