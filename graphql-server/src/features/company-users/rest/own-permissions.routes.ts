import { companyOf, type RequestContext, requireStaff } from '../../../platform/context/index.js';
import { unauthenticated } from '../../../platform/errors/index.js';
import { dataResponse, type RestRoute, restRoute } from '../../../platform/http/index.js';
import { effectivePermissions, groupPermissions } from '../../permissions/index.js';
import { toUserData } from '../sign-in/sign-in.routes.js';
import { findCompanyUser } from '../company-user.repository.js';
import { findCompanyName } from '../member.repository.js';
import { ownPermissionsResponse } from './member.responses.js';
import { companyQuery } from './member-rest.js';

/** The signed-in user and what they may do now. */
export const ownPermissionsRoute = (): RestRoute =>
  restRoute({
    method: 'GET',
    path: '/company/team/permissions',
    access: ['admin', 'companyUser'],
    tag: 'Team',
    summary: 'Who acts, and their permissions: as a list, and grouped with yes or no.',
    query: companyQuery,
    response: dataResponse(ownPermissionsResponse),
    handle: async (context, { query }) => {
      const user = await readOwn(context, query.companyId);
      const permissions = effectivePermissions(context.actor);
      return { data: { user, permissions, permissionGroups: groupPermissions(permissions) } };
    },
  });

async function readOwn(context: RequestContext, companyId: string | undefined) {
  const { em } = context;
  const actor = requireStaff(context.actor);
  if (actor.kind === 'companyUser') {
    const user = await findCompanyUser(em, actor.companyUserId);
    if (!user) throw unauthenticated();
    return { ...toUserData(user), status: user.status.toLowerCase() };
  }
  // An administrator who looks at a company has there what its own administrators have.
  const { adminId: id, name, email } = actor;
  const company = companyId ? await findCompanyName(em, companyOf(actor, companyId)) : null;
  return {
    ...{ id, fullName: name, email, role: 'COMPANY_ADMIN', status: 'active' },
    managingCompanyId: company?.id ?? null,
    managingCompany: company,
  };
}
