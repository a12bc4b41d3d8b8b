import type { EntityManager } from '../../platform/database/index.js';

/** All companies by name, and since when there are figures of them. */
export async function listCompanyNames(
  em: EntityManager,
): Promise<{ id: string; name: string; createdAt: Date }[]> {
  const rows = await em.execute<{ id: string; name: string; createdAt: string }[]>(
    'select id, name, created_at as "createdAt" from company',
  );
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
}
