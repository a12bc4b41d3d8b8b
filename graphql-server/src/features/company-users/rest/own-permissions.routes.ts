import { PERMISSION_GROUPS, PERMISSIONS, type Permission } from '@hausgeist/schema';
import { type RequestContext, requireStaff } from '../../../platform/context/index.js';
import { unauthenticated } from '../../../platform/errors/index.js';
import { type RestRoute, restRoute } from '../../../platform/http/index.js';
import { toUserData } from '../access/access.routes.js';
import { findCompanyUser } from '../company-user.repository.js';
import { findCompanyName } from '../member.repository.js';
import { companyQuery } from './member-rest.js';

/** Who I am and what I may do now. */
export const ownPermissionsRoute = (): RestRoute =>
  restRoute({
    method: 'GET',
    path: '/company/team/permissions',
    access: ['admin', 'companyUser'],
    tag: 'Team',
    summary: 'Who acts, and their permissions: as a list, and grouped with yes or no.',
    query: companyQuery,
    handle: async (context, { query }) => {
      const { user, permissions } = await readOwn(context, query.companyId);
      return { data: { user, permissions, permissionGroups: toGroups(permissions) } };
    },
  });

async function readOwn(context: RequestContext, companyId: string | undefined) {
  const { em } = context;
  const actor = requireStaff(context.actor);
  if (actor.kind === 'companyUser') {
    const user = await findCompanyUser(em, actor.companyUserId);
    if (!user) throw unauthenticated();
    const permissions = PERMISSIONS.filter((one) => actor.permissions.has(one));
    return { user: { ...toUserData(user), status: user.status.toLowerCase() }, permissions };
  }
  // An administrator who looks at a company has there what its own administrators have.
  const { adminId: id, name, email } = actor;
  const company = companyId ? await findCompanyName(em, companyId) : null;
  const user = {
    ...{ id, fullName: name, email, role: 'COMPANY_ADMIN', status: 'active' },
    managingCompanyId: company?.id ?? null,
    managingCompany: company,
  };
  return { user, permissions: [...PERMISSIONS] };
}

/** `{ team: { view: true, … }, … }` */
const toGroups = (permissions: readonly Permission[]) =>
  Object.fromEntries(
    Object.entries(PERMISSION_GROUPS).map(([group, keys]) => [
      group,
      Object.fromEntries(
        keys.map((key) => [key, permissions.some((one) => one === `${group}.${key}`)]),
      ),
    ]),
  );
