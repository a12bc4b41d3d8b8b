/** Roles of the people who work at a property-management company. */
export const COMPANY_ROLES = ['COMPANY_ADMIN', 'COMPANY_MANAGER', 'COMPANY_STAFF'] as const;
export type CompanyRole = (typeof COMPANY_ROLES)[number];

/** Groups of permissions with their keys; a permission is written `group.key`. */
export const PERMISSION_GROUPS = {
  dashboard: ['view', 'analytics'],
  users: ['view', 'create', 'edit', 'delete'],
  // The first three are the specification's; answering came with the inbox.
  conversations: ['view', 'export', 'archive', 'reply'],
  // Came with the work orders.
  cases: ['view', 'edit'],
  analytics: ['view', 'export'],
  broadcast: ['view', 'create', 'send'],
  // The last came with the audit log of a company.
  settings: ['view', 'edit', 'roles', 'manageRoles', 'audit'],
  team: ['view', 'invite', 'manage', 'remove'],
} as const;

export type PermissionGroupKey = keyof typeof PERMISSION_GROUPS;

/** A permission, such as `team.invite`. */
export type Permission = {
  [Group in PermissionGroupKey]: `${Group}.${(typeof PERMISSION_GROUPS)[Group][number]}`;
}[PermissionGroupKey];

/** Every permission, in the order of the groups. */
export const PERMISSIONS = Object.entries(PERMISSION_GROUPS).flatMap(([group, keys]) =>
  keys.map((key) => `${group}.${key}`),
) as Permission[];

const known: ReadonlySet<string> = new Set(PERMISSIONS);

/** Whether a text names a permission. */
export const isPermission = (value: string): value is Permission => known.has(value);

/**
 * What each role may do until its company changes it. The administrator's set is fixed: a company
 * must always have a user who can do everything.
 */
export const DEFAULT_PERMISSIONS: Readonly<Record<CompanyRole, readonly Permission[]>> = {
  COMPANY_ADMIN: PERMISSIONS,
  COMPANY_MANAGER: PERMISSIONS.filter(
    (permission) =>
      !['settings.roles', 'settings.manageRoles', 'settings.audit'].includes(permission),
  ),
  COMPANY_STAFF: ['dashboard.view', 'users.view', 'conversations.view', 'team.view'],
};
