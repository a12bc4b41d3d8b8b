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
    permissions: groupedPermissionsResponse,
    isCustom: z.boolean().describe('Whether the company gave the role a set of its own.'),
    canEdit: z.boolean().describe('Whether the caller may change it.'),
    userCount: z.int(),
  })
  .meta({ id: 'Role' });

export const rolesResponse = z
  .object({
    rolePermissions: z.record(z.enum(COMPANY_ROLES), roleResponse),
    availablePermissions: z
      .record(z.string(), z.record(z.string(), z.string()))
      .describe('Groups with a description of each key.'),
  })
  .meta({ id: 'Roles' });
