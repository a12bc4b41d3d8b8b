import type { EventBus } from '../../platform/events/index.js';
import type { AuditLog } from '../audit/index.js';
import { PermissionResolver } from './permission.resolver.js';
import { permissionRoutes } from './permission.routes.js';
import { PermissionService } from './permission.service.js';

export { permissionReasons } from './permission.reasons.js';
export { groupedPermissionsResponse } from './permission.responses.js';
export { CompanyRoleEnum } from './company-role.type.js';
export { type GroupedPermissions, groupPermissions } from './grouped-permissions.js';
export { PERMISSION_TEXTS, ROLE_LABELS } from './permission-texts.js';
export { effectivePermissions } from './permission.policy.js';
export { findRoleStates } from './permission.repository.js';
export { PermissionService } from './permission.service.js';
export { PermissionResolver } from './permission.resolver.js';
export { RolePermissions } from './role-permissions.entity.js';

interface PermissionsParts {
  audit: AuditLog;
  events: EventBus;
}

/** Puts the feature together. */
export function createPermissions(parts: PermissionsParts) {
  const service = new PermissionService(parts);
  return {
    service,
    resolvers: [new PermissionResolver(service)],
    restRoutes: permissionRoutes(service),
  };
}
