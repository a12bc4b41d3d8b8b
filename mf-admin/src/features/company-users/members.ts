import type { CompanyRole, CompanyUserStatus } from '../../gql/graphql';

/** Roles, the mightiest first. */
export const ROLES = [
  'COMPANY_ADMIN',
  'COMPANY_MANAGER',
  'COMPANY_STAFF',
] as const satisfies readonly CompanyRole[];

/** States by which the users of one company are told apart. */
export const STATUSES = [
  'ACTIVE',
  'INACTIVE',
  'SUSPENDED',
  'PENDING',
] as const satisfies readonly CompanyUserStatus[];

/** States that an administrator chooses from across companies. */
export const CHOOSABLE_STATUSES = [
  'ACTIVE',
  'SUSPENDED',
  'PENDING',
] as const satisfies readonly CompanyUserStatus[];

/** The role in an address, if it is one. */
export const readRole = (text: string): CompanyRole | undefined =>
  ROLES.find((role) => role === text);

/** The state in an address, if it is one. */
export const readStatus = (text: string): CompanyUserStatus | undefined =>
  STATUSES.find((status) => status === text);

/** What a row is called: the name, or the address where nobody has given a name. */
export const nameOf = (member: { fullName: string; email: string }): string =>
  member.fullName.trim() || member.email;
