import { type Permission, PERMISSION_GROUPS, type PermissionGroupKey } from '@hausgeist/schema';
import { GROUP_LABELS, PERMISSION_TEXTS, ROLE_TEXTS } from './permission-texts.js';
import type { RoleView } from './permission.service.js';
import type { PermissionGroup, RolePermissionsType } from './permission.type.js';
import { groupPermissions } from './grouped-permissions.js';

/** A role for GraphQL. */
export const presentRole = (view: RoleView): RolePermissionsType => toFields(view);

/** Everything there is to allow, for GraphQL. */
export const presentAvailablePermissions = (): PermissionGroup[] =>
  groups().map(([group, keys]) => ({
    group,
    label: GROUP_LABELS[group],
    permissions: keys.map((key) => ({
      name: permissionOf(group, key),
      description: textOf(group, key),
    })),
  }));

/** Roles for REST, by their names and with groups of booleans. */
export const toRoleData = (views: readonly RoleView[]) =>
  Object.fromEntries(
    views.map((view) => [
      view.role,
      { ...toFields(view), permissions: groupPermissions(view.permissions) },
    ]),
  );

/** Everything there is to allow, for REST: groups with the description of each key. */
export const toAvailableData = () =>
  Object.fromEntries(
    groups().map(([group, keys]) => [
      group,
      Object.fromEntries(keys.map((key) => [key, textOf(group, key)])),
    ]),
  );

const toFields = ({ role, permissions, isCustom, canEdit, userCount }: RoleView) => ({
  role,
  ...ROLE_TEXTS[role],
  permissions: [...permissions],
  isCustom,
  canEdit,
  userCount,
});

const groups = () => Object.entries(PERMISSION_GROUPS) as [PermissionGroupKey, readonly string[]][];

const permissionOf = (group: string, key: string) => `${group}.${key}` as Permission;

const textOf = (group: string, key: string) => PERMISSION_TEXTS[permissionOf(group, key)];
