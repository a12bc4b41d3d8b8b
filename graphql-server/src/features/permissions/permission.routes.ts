import { z } from 'zod';
import {
  changedResponse,
  dataResponse,
  queryText,
  type RestRoute,
  restRoute,
} from '../../platform/http/index.js';
import { toPermissionNames } from './grouped-permissions.js';
import { ROLE_TEXTS } from './permission-texts.js';
import { roleResponse, rolesResponse } from './permission.responses.js';
import { toAvailableData, toRoleData } from './permission.presenter.js';
import { permissionReasons } from './permission.reasons.js';
import type { PermissionService, RoleView } from './permission.service.js';

const PATH = '/company/settings/roles/permissions';

const query = z.object({ companyId: queryText });
const body = z
  .object({
    role: z.string({ error: permissionReasons.ROLE_REQUIRED.issue }),
    permissions: z
      .union([z.array(z.string()), z.record(z.string(), z.record(z.string(), z.boolean()))], {
        error: permissionReasons.PERMISSIONS_REQUIRED.issue,
      })
      .describe('Everything that it may do: a list of names, or groups of them with booleans.'),
  })
  .meta({ fieldsOf: 'UpdateRolePermissionsInput' });

/** The calls about what roles may do. */
export const permissionRoutes = (permissions: PermissionService): RestRoute[] => [
  restRoute({
    method: 'GET',
    path: PATH,
    access: ['admin', 'companyUser', 'apiKey'],
    tag: 'Company settings',
    summary: 'What the roles may do, and everything there is to allow.',
    query,
    response: dataResponse(rolesResponse),
    handle: async (context, { query: { companyId } }) => ({
      data: {
        rolePermissions: toRoleData(await permissions.listRoles(context, companyId)),
        availablePermissions: toAvailableData(),
      },
    }),
  }),
  restRoute({
    method: 'PUT',
    path: PATH,
    access: ['admin', 'companyUser'],
    tag: 'Company settings',
    summary: 'Gives a role a set of its own, as groups of booleans or as a list of names.',
    query,
    body,
    response: changedResponse(roleResponse),
    handle: async (context, { query: { companyId }, body: { role, permissions: given } }) =>
      answer(
        await permissions.update(context, {
          companyId,
          role,
          permissions: toPermissionNames(given),
        }),
        'updated successfully!',
      ),
  }),
  restRoute({
    method: 'DELETE',
    path: `${PATH}/:role`,
    access: ['admin', 'companyUser'],
    tag: 'Company settings',
    summary: 'Lets the defaults hold for a role again.',
    query,
    params: z.object({ role: z.string() }),
    response: changedResponse(roleResponse),
    handle: async (context, { query: { companyId }, params: { role } }) =>
      answer(await permissions.reset(context, { companyId, role }), 'reset'),
  }),
];

const answer = (view: RoleView, what: string) => ({
  message: `Permissions for ${ROLE_TEXTS[view.role].label} role ${what}`,
  data: toRoleData([view])[view.role],
});
