export { RolePermissionsPanel } from './RolePermissionsPanel';
