import {
  COMPANY_ROLES,
  type CompanyRole,
  DEFAULT_PERMISSIONS,
  isPermission,
  type Permission,
} from '@hausgeist/schema';
import { v7 as uuid } from 'uuid';
import type { EntityManager } from '../../platform/database/index.js';
import { RolePermissions } from './role-permissions.entity.js';

/** What a role may do at a company, and how many people have it. */
export interface RoleState {
  role: CompanyRole;
  permissions: readonly Permission[];
  /** Whether the company has changed the set. */
  isCustom: boolean;
  userCount: number;
}

/** All roles of a company, in one statement. */
export async function findRoleStates(em: EntityManager, companyId: string): Promise<RoleState[]> {
  const rows = await em.execute<
    { role: string; permissions: string[] | null; userCount: number }[]
  >(
    `select r.role, p.permissions,
            (select count(*)::int from company_user u
              where u.managing_company_id = ? and u.role = r.role) as "userCount"
       from (values ${COMPANY_ROLES.map(() => '(?)').join(', ')}) r (role)
       left join role_permissions p on p.company_id = ? and p.role = r.role`,
    [companyId, ...COMPANY_ROLES, companyId],
  );
  const byRole = new Map(rows.map((row) => [row.role, row]));
  return COMPANY_ROLES.map((role) => {
    const row = byRole.get(role);
    // The administrator's set is fixed, whatever the table says.
    const custom = role === 'COMPANY_ADMIN' ? undefined : row?.permissions?.filter(isPermission);
    return {
      role,
      permissions: custom ?? DEFAULT_PERMISSIONS[role],
      isCustom: custom !== undefined,
      userCount: row?.userCount ?? 0,
    };
  });
}

/** Gives a role a set of its own. */
export async function storeRolePermissions(
  tx: EntityManager,
  companyId: string,
  role: CompanyRole,
  permissions: Permission[],
): Promise<void> {
  const updatedAt = new Date();
  const changed = await tx.nativeUpdate(
    RolePermissions,
    { company: companyId, role },
    { permissions, updatedAt },
  );
  if (changed > 0) return;
  const row = { id: uuid(), company: companyId, role, permissions, updatedAt };
  await tx.insert(RolePermissions, row);
}

/** Lets the defaults hold again. */
export async function deleteRolePermissions(
  tx: EntityManager,
  companyId: string,
  role: CompanyRole,
): Promise<void> {
  await tx.nativeDelete(RolePermissions, { company: companyId, role });
}
