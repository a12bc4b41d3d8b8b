import type { EntityManager } from '../../platform/database/index.js';

/** An administrator to write to. */
interface Administrator {
  id: string;
  name: string;
  email: string;
}

/** The active administrators of a company or (null) the platform, who manage what it owns. */
export async function administratorsOf(
  em: EntityManager,
  companyId: string | null,
): Promise<Administrator[]> {
  const columns = `id, first_name || ' ' || last_name as name, email`;
  return companyId === null
    ? em.execute(`select ${columns} from admin where is_verified order by id`)
    : em.execute(
        `select ${columns} from company_user
          where managing_company_id = ? and role = 'COMPANY_ADMIN' and status = 'ACTIVE'
          order by id`,
        [companyId],
      );
}
