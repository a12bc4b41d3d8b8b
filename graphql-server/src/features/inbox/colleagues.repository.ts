import type { Permission } from '@hausgeist/schema';
import type { EntityManager } from '../../platform/database/index.js';
import { findRoleStates } from '../permissions/index.js';
import type { ColleagueView } from './inbox-views.js';

/** The people of a company who may do this now, by name; of these ids only, if given. */
export async function findColleagues(
  em: EntityManager,
  companyId: string,
  ids?: readonly string[],
  permission: Permission = 'conversations.view',
): Promise<ColleagueView[]> {
  const roles = (await findRoleStates(em, companyId))
    .filter(({ permissions }) => permissions.includes(permission))
    .map(({ role }) => role);
  if (ids?.length === 0) return [];
  return em.execute<ColleagueView[]>(
    `select id, first_name || ' ' || last_name as name from company_user
      where managing_company_id = ? and status = 'ACTIVE' and role in (${marks(roles)})
        ${ids ? `and id in (${marks(ids)})` : ''}
      order by lower(last_name), lower(first_name), id`,
    [companyId, ...roles, ...(ids ?? [])],
  );
}

const marks = (values: readonly string[]) => values.map(() => '?').join(', ');
