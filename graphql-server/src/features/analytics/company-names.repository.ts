import type { EntityManager } from '../../platform/database/index.js';

/** All companies by name, since when there are figures of them, and whether the assistant knows something there. */
export async function listCompanyNames(
  em: EntityManager,
): Promise<{ id: string; name: string; createdAt: Date; hasKnowledge: boolean }[]> {
  const rows = await em.execute<
    { id: string; name: string; createdAt: string; hasKnowledge: boolean }[]
  >(
    `select id, name, created_at as "createdAt",
            exists (select from prompt_file where company_id = company.id and active) as "hasKnowledge"
       from company`,
  );
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
}
