import { defineReasons } from '../../platform/errors/index.js';

/** Why what a role may do is not changed. */
export const permissionReasons = defineReasons({
  ADMIN_ROLE_FIXED: 'The permissions of the Admin role cannot be modified.',
  OWN_ROLE_FIXED: 'You cannot change the permissions of your own role or one above it.',
  PERMISSION_NOT_OWNED: 'You cannot give a permission that you do not have yourself.',
  ROLE_REQUIRED: 'Role is required',
  ROLE_UNKNOWN: 'Invalid role',
  PERMISSIONS_REQUIRED: 'Permissions are required',
  PERMISSION_UNKNOWN: 'Unknown permission: {permission}',
});
