import { isPermission, type Permission, PERMISSION_GROUPS, PERMISSIONS } from '@hausgeist/schema';
import { wrongField } from '../../platform/errors/index.js';
import { permissionReasons } from './permission.reasons.js';

/** Permissions as REST clients write them: groups of named booleans. */
export type GroupedPermissions = Record<string, Record<string, boolean>>;

/** Every permission with whether it is in the list. */
export function groupPermissions(permissions: Iterable<string>): GroupedPermissions {
  const given = new Set(permissions);
  return Object.fromEntries(
    Object.entries(PERMISSION_GROUPS).map(([group, keys]) => [
      group,
      Object.fromEntries(keys.map((key) => [key, given.has(`${group}.${key}`)])),
    ]),
  );
}

/** The names of a list or of groups; what is false is left out, whether it exists or not. */
export function toPermissionNames(permissions: readonly string[] | GroupedPermissions): string[] {
  if (Array.isArray(permissions)) return permissions as string[];
  return Object.entries(permissions as GroupedPermissions).flatMap(([group, keys]) =>
    Object.entries(keys)
      .filter(([, isGiven]) => isGiven)
      .map(([key]) => `${group}.${key}`),
  );
}

/** The permissions of these names, each once and in their order; throws when one does not exist. */
export function requireKnownPermissions(names: readonly string[]): Permission[] {
  const unknown = names.find((name) => !isPermission(name));
  if (unknown !== undefined) {
    const permission = unknown.slice(0, 100);
    throw wrongField('permissions', permissionReasons.PERMISSION_UNKNOWN({ permission }));
  }
  const given = new Set(names);
  return PERMISSIONS.filter((permission) => given.has(permission));
}
