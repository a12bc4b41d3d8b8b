export { RolePermissions } from './role-permissions.entity.js';
