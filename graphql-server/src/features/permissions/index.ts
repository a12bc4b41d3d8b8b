export { RolePermissions } from './role-permissions.entity.js';
export { CompanyRoleEnum } from './company-role.type.js';
