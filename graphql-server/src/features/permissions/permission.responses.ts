import { COMPANY_ROLES } from '@hausgeist/schema';
import { z } from 'zod';

/** Groups of named booleans. */
export const groupedPermissionsResponse = z.record(z.string(), z.record(z.string(), z.boolean()));

/** What a role may do. */
export const roleResponse = z
  .object({
    role: z.enum(COMPANY_ROLES),
    label: z.string(),
    description: z.string(),
    permissions: groupedPermissionsResponse.describe(
      'By group, of each permission whether the role has it.',
    ),
    isCustom: z.boolean(),
    canEdit: z.boolean(),
    userCount: z.int(),
  })
  .meta({ id: 'Role', fieldsOf: 'RolePermissions' });

export const rolesResponse = z
  .object({
    rolePermissions: z
      .record(z.enum(COMPANY_ROLES), roleResponse.describe('This role.'))
      .describe('What each role may do now.'),
    availablePermissions: z
      .record(z.string(), z.record(z.string(), z.string()))
      .describe('Groups with a description of each key.'),
  })
  .meta({ id: 'Roles' });
