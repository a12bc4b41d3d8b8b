import type { EntityManager } from '../../../platform/database/index.js';
import { fullName } from '../../conversations/index.js';
import { EndUser } from '../../end-users/index.js';
import type { CaseAuthor } from '../work/case-journal.js';
import type { CaseTenant } from './tenant-cases.js';

/** The tenant or owner as the company has them. */
export const findTenant = (
  em: EntityManager,
  { endUserId, companyId }: CaseTenant,
): Promise<EndUser> => em.findOneOrFail(EndUser, { id: endUserId, managingCompany: companyId });

/** A tenant or owner as the author of what they do. */
export const tenantAsAuthor = (person: EndUser): CaseAuthor => ({
  side: 'TENANT',
  name: fullName(person),
});
